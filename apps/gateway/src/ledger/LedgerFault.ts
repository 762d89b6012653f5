/** Something in the ledger that must not be; an empty list of faults proves that it adds up. */
export interface LedgerFault {
  readonly tenant: string;
  readonly subject: string;
  readonly problem: string;
}

/** Something in the ledger that cannot be: empty lists are the proof that it adds up. */
export interface LedgerFault {
  readonly tenant: string;
  readonly subject: string;
  readonly problem: string;
}

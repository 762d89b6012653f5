/** An inconsistency in the ledger; an empty list of faults proves that it adds up. */
export interface LedgerFault {
  readonly tenant: string;
  readonly subject: string;
  readonly problem: string;
}

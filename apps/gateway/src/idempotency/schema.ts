import type { ColumnType, Generated } from "kysely";

interface IdempotentAnswers {
  tenant_id: string;
  /** The member that calls; empty where the row asks for no session. */
  owner: string;
  row_name: string;
  key: string;
  /** A keyed hash of the decrypted body without its proofs. */
  body_hash: string;
  /** What the answer is made from; null only inside the transaction of the effect. */
  answer: ColumnType<object | null, string | null, string>;
  created_at: Generated<Date>;
}

/** Tables of calls that have their effect once. */
export interface IdempotencyTables {
  idempotent_answers: IdempotentAnswers;
}

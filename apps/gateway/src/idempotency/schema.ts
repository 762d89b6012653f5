import type { ColumnType, Generated } from "kysely";

interface IdempotentAnswers {
  tenant_id: string;
  /** The calling member; empty when the row needs no session. */
  owner: string;
  row_name: string;
  key: string;
  /** A keyed hash of the decrypted body without its proofs. */
  body_hash: string;
  /** The data of the answer; null only inside the transaction of the effect. */
  answer: ColumnType<object | null, string | null, string>;
  created_at: Generated<Date>;
}

/** Tables of idempotent calls. */
export interface IdempotencyTables {
  idempotent_answers: IdempotentAnswers;
}

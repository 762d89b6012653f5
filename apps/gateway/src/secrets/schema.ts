import type { Time } from "../db/columns.ts";

interface SealedSecrets {
  name: string;
  /** Base64url: nonce, tag and text of AES-256-GCM. */
  sealed: string;
  sealed_at: Time;
}

/** Tables of secrets. */
export interface SecretTables {
  sealed_secrets: SealedSecrets;
}

import type { MaybeTime, Time } from "../../db/columns.ts";

interface Passkeys {
  tenant_id: string;
  /** The credential's id, base64url. */
  id: string;
  member_id: string;
  /** COSE, base64url. */
  public_key: string;
  counter: number;
  /** Joined by commas. */
  transports: string;
  user_agent: string;
  created_at: Time;
  used_at: MaybeTime;
}

/** Tables of passkeys. */
export interface PasskeyTables {
  passkeys: Passkeys;
}

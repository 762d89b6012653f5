import type { AccountKind, PendingStep } from "@marquee/contract";
import type { Realm } from "../ledger/accounts.ts";

/** A logged-in member's session. */
export interface Session {
  readonly tenantId: string;
  readonly tokenHash: string;
  readonly memberId: string;
  readonly username: string;
  readonly kind: AccountKind;
  readonly status: "ACTIVE" | "FROZEN" | "CLOSED";
  readonly realm: Realm;
  readonly currency: string;
  /** What the member must do before the session may call anything else; null for nothing. */
  readonly pending: PendingStep | null;
}

import type { StaffMerchant } from "@marquee/contract/staff";
import type { Db } from "../db/Db.ts";
import type { Location } from "../http/Call.ts";
import type { AuditEntry } from "../tenants/auditStore.ts";
import type { Tenant } from "../tenants/Tenant.ts";
import type { PersonSession } from "./Person.ts";

/** What somebody did, or whose personal data he read; who and from where is added. */
type StaffAct = Pick<AuditEntry, "action" | "subject"> & Partial<Pick<AuditEntry, "before" | "after" | "reason">>;

/** One request of a row of the back office that has passed every gate. */
export interface StaffCall {
  readonly location: Location;
  readonly requestId: string;
  readonly userAgent: string;
  readonly host: string;
  /** The address of the back office, such as `https://desk.example`. */
  readonly origin: string;
  /** The hash of the session token that the browser has sent, if it has sent one. */
  readonly tokenHash: string | null;
  /** Stores the session's token in a cookie; null removes it. */
  readonly setToken: (token: string | null) => void;
}

/** A call of somebody who is logged in. */
export interface SessionCall extends StaffCall {
  readonly session: PersonSession;
  /** The merchants for whom the caller works, and what he may do there. */
  readonly listMerchants: () => readonly StaffMerchant[];
}

/** A call at one merchant, at which the caller holds the row's permission. */
export interface MerchantCall extends SessionCall {
  readonly tenant: Tenant;
  /** Writes the audit log, in the transaction of what it tells and as its last statement: lines of a merchant wait for each other. */
  readonly audit: (tx: Db, act: StaffAct) => Promise<void>;
}

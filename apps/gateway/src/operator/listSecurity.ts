import { type Static, Type } from "typebox";
import type { Db } from "../db/Schema.ts";
import type { NameKey } from "../identity/createNameKey.ts";
import { toUsernameKey } from "../modules/auth/index.ts";
import { findMerchant } from "./findMerchant.ts";
import { SwitchError } from "./Switch.ts";

const Text = Type.String({ minLength: 1, maxLength: 100 });

/** The JSON schema of {@link SecurityRequest}. */
export const SecurityRequestSchema = Type.Object({
  merchant: Text,
  /** A username, known or not. */
  member: Type.Optional(Text),
  /** Times as ISO 8601 text. */
  from: Type.Optional(Text),
  to: Type.Optional(Text),
});

/** What of the security log is asked for. */
export type SecurityRequest = Static<typeof SecurityRequestSchema>;

/** One line of the security log. */
export interface SecurityLine {
  readonly at: string;
  readonly event: string;
  /** The member's name; null where none is known by the name that was typed. */
  readonly member: string | null;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly requestId: string | null;
  readonly details: unknown;
}

const mostLines = 1_000;

function toTime(text: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new SwitchError(`${text} is no time, such as 2026-11-20T08:00:00Z`);
  return time;
}

/** The newest lines of a merchant's security log, at most 1,000. @throws {@link SwitchError} for a merchant that is not there or a text that is no time */
export async function listSecurity(db: Db, nameKey: NameKey, { merchant, member, from, to }: SecurityRequest): Promise<readonly SecurityLine[]> {
  const tenantId = await findMerchant(db, merchant);
  const key = member === undefined ? undefined : toUsernameKey(member);
  const found = key === undefined ? undefined : await db.selectFrom("members").select("id").where("tenant_id", "=", tenantId).where("username_key", "=", key).executeTakeFirst();
  let query = db
    .selectFrom("security_log as s")
    .leftJoin("members as m", (join) => join.onRef("m.tenant_id", "=", "s.tenant_id").onRef("m.id", "=", "s.member_id"))
    .select(["s.at", "s.event", "m.username as member", "s.address", "s.user_agent as userAgent", "s.request_id as requestId", "s.details"])
    .where("s.tenant_id", "=", tenantId);
  // What was tried before the member was there is under the name's key.
  if (key !== undefined) query = query.where((eb) => eb.or([eb("s.member_id", "=", found?.id ?? ""), eb("s.name_key", "=", nameKey(tenantId, key))]));
  if (from !== undefined) query = query.where("s.at", ">=", toTime(from));
  if (to !== undefined) query = query.where("s.at", "<", toTime(to));
  const rows = await query.orderBy("s.at", "desc").orderBy("s.id", "desc").limit(mostLines).execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

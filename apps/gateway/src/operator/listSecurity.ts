import { toUsernameKey } from "../authentication/toUsernameKey.ts";
import { type Static, Type } from "typebox";
import type { Db } from "../db/Db.ts";
import type { NameKey } from "../authentication/createNameKey.ts";
import { listSecurityLines, type SecurityLine as StoredLine } from "../authentication/securityLogStore.ts";
import { findMemberByName } from "../modules/auth/index.ts";
import { findMerchant } from "../switches/findMerchant.ts";
import { SwitchError } from "../switches/Switch.ts";

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

/** A query of the security log. */
export type SecurityRequest = Static<typeof SecurityRequestSchema>;

/** One line of the security log; `at` as ISO 8601 text. */
export type SecurityLine = Omit<StoredLine, "at"> & { readonly at: string };

const mostLines = 1_000;

function toTime(text: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new SwitchError(`${text} is no time, such as 2026-11-20T08:00:00Z`);
  return time;
}

/** The newest lines of a merchant's security log, at most 1,000. @throws {@link SwitchError} for an unknown merchant or an invalid time */
export async function listSecurity(
  db: Db,
  nameKey: NameKey,
  { merchant, member, from, to }: SecurityRequest,
): Promise<readonly SecurityLine[]> {
  const tenantId = await findMerchant(db, merchant);
  const key = member === undefined ? undefined : toUsernameKey(member);
  const found = key === undefined ? undefined : await findMemberByName(db, tenantId, key);
  const who = key === undefined ? undefined : { id: found?.id ?? "", nameKey: nameKey(tenantId, key) };
  const [since, until] = [from, to].map((text) => (text === undefined ? undefined : toTime(text)));
  const lines = await listSecurityLines(db, { tenantId, member: who, from: since, to: until }, mostLines);
  return lines.map((line) => ({ ...line, at: line.at.toISOString() }));
}

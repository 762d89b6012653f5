import type { AgentPage, AgentSheet, AskAgent, ListAgents, TreeLine } from "@marquee/contract/staff";
import { Type } from "typebox";
import type { Db } from "../../db/Db.ts";
import { encodeCursor, requireCursor, wrongCursor } from "../../http/cursor.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { listQuotas } from "../agent/index.ts";
import { findRebateRange, toPercent } from "./rebates.ts";
import type { Services } from "./services.ts";
import { countBelow, findTreeLine, listPath, listTreeLines, type StoredTreeLine } from "./treeLineStore.ts";

const pageSize = 50;

/** The last account of a page, by id: an address that holds it holds no name. */
const Place = Type.Object({ id: Type.String({ minLength: 1, maxLength: 80, pattern: "^[A-Za-z0-9-]+$" }) });

const toState = (status: string): TreeLine["state"] => (status === "FROZEN" || status === "CLOSED" ? status : "ACTIVE");

const toLine = ({ id, account, kind, status, uplineId, uplineAccount, rebate, team }: StoredTreeLine): TreeLine => ({
  id,
  account,
  kind,
  state: toState(status),
  upline: uplineId === null || uplineAccount === null ? null : { id: uplineId, account: uplineAccount },
  rebate: toPercent(rebate ?? 0),
  team: team ?? 0,
});

/** An account of the merchant. @throws Refusal `member.unknown` */
export async function requireTreeLine(db: Db, { tenant }: MerchantCall, memberId: string): Promise<StoredTreeLine> {
  const found = await findTreeLine(db, { tenantId: tenant.id, memberId });
  if (found === undefined) throw new Refusal("member.unknown");
  return found;
}

/** A merchant's agents, or the accounts directly below one, by name. Which ones were shown is written down. */
export async function listAgents(
  { db }: Services,
  call: MerchantCall,
  { search = "", uplineId, cursor }: ListAgents,
): Promise<AgentPage> {
  const { id: tenantId } = call.tenant;
  const place = requireCursor(Place, cursor);
  const last = place && (await findTreeLine(db, { tenantId, memberId: place.id }));
  if (place !== undefined && last === undefined) throw wrongCursor();
  const upline = uplineId === undefined ? undefined : await requireTreeLine(db, call, uplineId);
  const filter = { uplineId, search: search.trim(), after: last?.key };
  const rows = await listTreeLines(db, tenantId, filter, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const ids = shown.map(({ id }) => id);
  if (ids.length > 0)
    await call.audit(db, { action: "read agents", subject: upline?.account ?? "list", after: { members: ids } });
  const end = shown.at(-1);
  return {
    items: shown.map(toLine),
    next: rows.length > pageSize && end !== undefined ? encodeCursor({ id: end.id }) : null,
  };
}

/** Where an account stands. @throws Refusal `member.unknown` */
export async function showAgent({ db }: Services, call: MerchantCall, { memberId }: AskAgent): Promise<AgentSheet> {
  const line = await requireTreeLine(db, call, memberId);
  await call.audit(db, { action: "read agent", subject: line.account });
  const key = { tenantId: call.tenant.id, memberId };
  const { least, most } = await findRebateRange(db, key);
  return {
    ...toLine(line),
    currency: line.currency,
    path: [...(await listPath(db, key))],
    below: await countBelow(db, key),
    rebateFrom: toPercent(least),
    rebateTo: toPercent(most),
    quotas: (await listQuotas(db, key)).map(({ rebate, accounts }) => ({ rebate: toPercent(rebate), accounts })),
  };
}

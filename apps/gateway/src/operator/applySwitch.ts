import { isModId, type WhitelabelNode } from "@marquee/contract";
import { transact } from "@marquee/database";
import { sql } from "kysely";
import { uuidv7 } from "../db/uuidv7.ts";
import type { Db } from "../db/Schema.ts";
import { addSecurityEntries } from "../identity/securityLog.ts";
import { endGames, endSessions } from "../identity/sessionStore.ts";
import { toUsernameKey } from "../modules/auth/index.ts";
import { findMerchant, listMerchants } from "./findMerchant.ts";
import { type Switch, SwitchError } from "./Switch.ts";

interface Change {
  readonly before: unknown;
  readonly after: unknown;
}

function setNode(node: WhitelabelNode, modId: string, enabled: "1" | "0"): WhitelabelNode {
  const { childrenNodes } = node;
  const changed = node.modId === modId ? { ...node, enabled } : node;
  return childrenNodes === undefined ? changed : { ...changed, childrenNodes: childrenNodes.map((child) => setNode(child, modId, enabled)) };
}

function findNode(node: WhitelabelNode, modId: string): WhitelabelNode | undefined {
  if (node.modId === modId) return node;
  return (node.childrenNodes ?? []).map((child) => findNode(child, modId)).find((found) => found !== undefined);
}

async function setModule(db: Db, tenantId: string, { subject, state }: Extract<Switch, { kind: "module" }>): Promise<Change> {
  const { tree } = await db.selectFrom("merchants").select("tree").where("id", "=", tenantId).forUpdate().executeTakeFirstOrThrow();
  const node = findNode(tree, subject);
  if (!isModId(subject) || node === undefined) throw new SwitchError(`the merchant's tree has no module ${subject}`);
  const enabled = state === "on" ? "1" : "0";
  await db.updateTable("merchants").set({ tree: JSON.stringify(setNode(tree, subject, enabled)) }).where("id", "=", tenantId).execute();
  return { before: node.enabled, after: enabled };
}

async function setStatus(db: Db, tenantId: string, { state, message }: Extract<Switch, { kind: "status" }>): Promise<Change> {
  const before = await db.selectFrom("merchants").select("maintenance").where("id", "=", tenantId).forUpdate().executeTakeFirstOrThrow();
  const after = state === "maintenance" ? { from: Date.now(), message: message ?? "System maintenance" } : null;
  await db.updateTable("merchants").set({ maintenance: after === null ? null : JSON.stringify(after) }).where("id", "=", tenantId).execute();
  return { before: before.maintenance, after };
}

async function setRegion(db: Db, tenantId: string, { state, countries }: Extract<Switch, { kind: "region" }>): Promise<Change> {
  const before = await db.selectFrom("merchants").select("restricted_countries").where("id", "=", tenantId).forUpdate().executeTakeFirstOrThrow();
  const after = state === "restricted" ? (countries ?? ["*"]) : [];
  await db.updateTable("merchants").set({ restricted_countries: JSON.stringify(after) }).where("id", "=", tenantId).execute();
  return { before: before.restricted_countries, after };
}

async function setGame(db: Db, tenantId: string, { subject, state }: Extract<Switch, { kind: "game" }>): Promise<Change> {
  const after = state.toUpperCase();
  const before = await db.selectFrom("games").select("state").where("tenant_id", "=", tenantId).where("code", "=", subject).executeTakeFirst();
  if (before === undefined) throw new SwitchError(`the merchant has no game ${subject}`);
  await db.updateTable("games").set({ state: after }).where("tenant_id", "=", tenantId).where("code", "=", subject).execute();
  return { before: before.state, after };
}

/** Freezing ends the member's games; closing ends the login sessions as well. */
async function setMember(db: Db, tenantId: string, { subject, state }: Extract<Switch, { kind: "member" }>, actor: string): Promise<Change> {
  const [after, key] = [state.toUpperCase(), toUsernameKey(subject)];
  const member = await db
    .selectFrom("members")
    .select(["id", "status"])
    .where("tenant_id", "=", tenantId)
    .where("username_key", "=", key)
    .forUpdate()
    .executeTakeFirst();
  if (member === undefined) throw new SwitchError(`the merchant has no member ${subject}`);
  const { id: memberId, status: before } = member;
  await db.updateTable("members").set({ status: after }).where("tenant_id", "=", tenantId).where("id", "=", memberId).execute();
  if (state === "frozen") await endGames(db, { tenantId, memberId });
  if (state === "closed") await endSessions(db, { tenantId, memberId });
  await addSecurityEntries(db, [{ tenantId, event: `member.${state}`, memberId, details: { actor, before } }]);
  return { before, after };
}

function change(db: Db, tenantId: string, wanted: Switch, actor: string): Promise<Change> {
  if (wanted.kind === "module") return setModule(db, tenantId, wanted);
  if (wanted.kind === "status") return setStatus(db, tenantId, wanted);
  if (wanted.kind === "region") return setRegion(db, tenantId, wanted);
  return wanted.kind === "game" ? setGame(db, tenantId, wanted) : setMember(db, tenantId, wanted, actor);
}

/**
 * Makes a switch and writes it into the audit log, together or not at all; running gateways see it within a second.
 *
 * @throws {@link SwitchError} when the merchant or what is to be switched is not there.
 */
export async function applySwitch(db: Db, wanted: Switch, actor: string): Promise<Change> {
  return transact(db, async (tx) => {
    const tenantId = await findMerchant(tx, wanted.merchant);
    const changed = await change(tx, tenantId, wanted, actor);
    const [before, after] = [JSON.stringify(changed.before), JSON.stringify(changed.after)];
    const entry = { tenant_id: tenantId, id: uuidv7(), actor, action: `set ${wanted.kind}`, subject: wanted.subject, before, after };
    await tx.insertInto("audit_log").values(entry).execute();
    await tx.updateTable("switch_version").set({ version: sql`version + 1` }).where("id", "=", 1).execute();
    return changed;
  });
}

/**
 * Switches one module at all merchants, or at those where something is so: at each of them or at none.
 *
 * @returns what changed, by merchant
 * @throws {@link SwitchError} when no merchant is chosen, or one of them has no such module
 */
export async function applySwitches(
  db: Db,
  wanted: { readonly subject: string; readonly state: "on" | "off" },
  where: string | undefined,
  actor: string,
): Promise<Readonly<Record<string, Change>>> {
  return transact(db, async (tx) => {
    const changed: [string, Change][] = [];
    for (const merchant of await listMerchants(tx, where)) changed.push([merchant, await applySwitch(tx, { kind: "module", ...wanted, merchant }, actor)]);
    return Object.fromEntries(changed);
  });
}

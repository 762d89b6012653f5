import { isModId, type WhitelabelNode } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Db } from "../db/Schema.ts";
import { publishEvent } from "../events/publishEvent.ts";
import { addSecurityEntries } from "../identity/securityLogStore.ts";
import { endGames, endSessions } from "../identity/sessionStore.ts";
import { setMemberStatus, toUsernameKey } from "../modules/auth/index.ts";
import { setGameState } from "../modules/games/index.ts";
import { removeBanner, saveBanner } from "../modules/support/index.ts";
import { addAuditEntry } from "../tenants/auditStore.ts";
import {
  lockSwitches,
  setMaintenance,
  setRestrictedCountries,
  setSettings,
  setTree,
} from "../tenants/merchantSwitchStore.ts";
import { raiseSwitchVersion } from "../tenants/tenantStore.ts";
import { findMerchant, listMerchants } from "./findMerchant.ts";
import { type Switch, SwitchError } from "./Switch.ts";

interface Change {
  readonly before: unknown;
  readonly after: unknown;
}

function setNode(node: WhitelabelNode, modId: string, enabled: "1" | "0"): WhitelabelNode {
  const { childrenNodes } = node;
  const changed = node.modId === modId ? { ...node, enabled } : node;
  return childrenNodes === undefined
    ? changed
    : { ...changed, childrenNodes: childrenNodes.map((child) => setNode(child, modId, enabled)) };
}

function findNode(node: WhitelabelNode, modId: string): WhitelabelNode | undefined {
  if (node.modId === modId) return node;
  return (node.childrenNodes ?? []).map((child) => findNode(child, modId)).find((found) => found !== undefined);
}

async function setModule(
  db: Db,
  tenantId: string,
  { subject, state }: Extract<Switch, { kind: "module" }>,
): Promise<Change> {
  const { tree } = await lockSwitches(db, tenantId);
  const node = findNode(tree, subject);
  if (!isModId(subject) || node === undefined) throw new SwitchError(`the merchant's tree has no module ${subject}`);
  const enabled = state === "on" ? "1" : "0";
  await setTree(db, tenantId, setNode(tree, subject, enabled));
  return { before: node.enabled, after: enabled };
}

async function setStatus(
  db: Db,
  tenantId: string,
  { state, message }: Extract<Switch, { kind: "status" }>,
): Promise<Change> {
  const { maintenance: before } = await lockSwitches(db, tenantId);
  const after = state === "maintenance" ? { from: Date.now(), message: message ?? "System maintenance" } : null;
  await setMaintenance(db, tenantId, after);
  return { before, after };
}

async function setRegion(
  db: Db,
  tenantId: string,
  { state, countries }: Extract<Switch, { kind: "region" }>,
): Promise<Change> {
  const { restricted_countries: before } = await lockSwitches(db, tenantId);
  const after = state === "restricted" ? (countries ?? ["*"]) : [];
  await setRestrictedCountries(db, tenantId, after);
  return { before, after };
}

async function setFavicon(db: Db, tenantId: string, { state }: Extract<Switch, { kind: "favicon" }>): Promise<Change> {
  const { settings } = await lockSwitches(db, tenantId);
  const { favicon: before, ...others } = settings;
  await setSettings(db, tenantId, state === "brand" ? others : { ...others, favicon: state });
  return { before: before ?? "brand", after: state };
}

async function setSetting(
  db: Db,
  tenantId: string,
  { subject, state }: Extract<Switch, { kind: "setting" }>,
): Promise<Change> {
  const isNumber = state !== "on" && state !== "off";
  if (state !== "off" && isNumber !== (subject === "passwordDays"))
    throw new SwitchError(`${subject} cannot be ${state}`);
  const { settings } = await lockSwitches(db, tenantId);
  const { [subject]: before, ...others } = settings;
  const wanted = isNumber ? { passwordDays: Number(state) } : state === "on" ? { [subject]: true } : {};
  await setSettings(db, tenantId, { ...others, ...wanted });
  return { before: before ?? "off", after: state };
}

/** Adds a banner as the last of its page, or changes an existing one; the defaults are a drawn picture and home. */
async function setBanner(
  db: Db,
  tenantId: string,
  { subject, state, banner = {} }: Extract<Switch, { kind: "banner" }>,
): Promise<Change> {
  if (state === "off") {
    const before = await removeBanner(db, tenantId, subject);
    if (before === undefined) throw new SwitchError(`the merchant has no banner ${subject}`);
    return { before, after: null };
  }
  const { group = "/", picture = `/art/banners/${subject}.svg`, title = "", linkageType, linkage } = banner;
  if ((linkageType === undefined) !== (linkage === undefined))
    throw new SwitchError("a banner's link is a type and where it leads: both or neither");
  return saveBanner(db, tenantId, subject, {
    group_name: group,
    picture,
    title,
    linkage_type: linkageType ?? null,
    linkage: linkage ?? null,
  });
}

async function setGame(
  db: Db,
  tenantId: string,
  { subject, state }: Extract<Switch, { kind: "game" }>,
): Promise<Change> {
  const after = state.toUpperCase();
  const before = await setGameState(db, tenantId, subject, after);
  if (before === undefined) throw new SwitchError(`the merchant has no game ${subject}`);
  return { before, after };
}

/** Freezing ends the member's games; closing ends the login sessions as well. */
async function setMember(
  db: Db,
  tenantId: string,
  { subject, state }: Extract<Switch, { kind: "member" }>,
  actor: string,
): Promise<Change> {
  const after = state.toUpperCase();
  const member = await setMemberStatus(db, tenantId, toUsernameKey(subject), after);
  if (member === undefined) throw new SwitchError(`the merchant has no member ${subject}`);
  const { id: memberId, status: before } = member;
  if (state === "frozen") await endGames(db, { tenantId, memberId });
  if (state === "closed") await endSessions(db, { tenantId, memberId });
  await publishEvent(db, { tenantId, memberId, kind: "member", data: { status: after } });
  await addSecurityEntries(db, [{ tenantId, event: `member.${state}`, memberId, details: { actor, before } }]);
  return { before, after };
}

function change(db: Db, tenantId: string, wanted: Switch, actor: string): Promise<Change> {
  if (wanted.kind === "module") return setModule(db, tenantId, wanted);
  if (wanted.kind === "status") return setStatus(db, tenantId, wanted);
  if (wanted.kind === "region") return setRegion(db, tenantId, wanted);
  if (wanted.kind === "favicon") return setFavicon(db, tenantId, wanted);
  if (wanted.kind === "setting") return setSetting(db, tenantId, wanted);
  if (wanted.kind === "banner") return setBanner(db, tenantId, wanted);
  return wanted.kind === "game" ? setGame(db, tenantId, wanted) : setMember(db, tenantId, wanted, actor);
}

/** Tells open pages of a switch that everybody may see; a member's is told to the member alone. */
async function publishSwitch(tx: Db, tenantId: string, { kind }: Switch): Promise<void> {
  if (kind === "member") return;
  await publishEvent(
    tx,
    kind === "banner" ? { tenantId, kind: "notice" } : { tenantId, kind: "tree", data: { part: kind } },
  );
}

/**
 * Applies a switch and writes it to the audit log in one transaction; running gateways see it within a second.
 *
 * @throws {@link SwitchError} when the merchant or what is to be switched is not there.
 */
export async function applySwitch(db: Db, wanted: Switch, actor: string): Promise<Change> {
  return transact(db, async (tx) => {
    const tenantId = await findMerchant(tx, wanted.merchant);
    const changed = await change(tx, tenantId, wanted, actor);
    await publishSwitch(tx, tenantId, wanted);
    await addAuditEntry(tx, tenantId, { actor, action: `set ${wanted.kind}`, subject: wanted.subject, ...changed });
    await raiseSwitchVersion(tx);
    return changed;
  });
}

/**
 * Switches one module at all merchants, or at those that match a condition: at each of them or at none.
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
    for (const merchant of await listMerchants(tx, where))
      changed.push([merchant, await applySwitch(tx, { kind: "module", ...wanted, merchant }, actor)]);
    return Object.fromEntries(changed);
  });
}

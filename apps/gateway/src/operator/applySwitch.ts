import { toUsernameKey } from "../authentication/toUsernameKey.ts";
import { transact } from "@marquee/database";
import type { Db } from "../db/Db.ts";
import { publishEvent } from "../events/publishEvent.ts";
import { orderVendors, setGames, setVendor } from "../modules/games/index.ts";
import { findMemberByName } from "../modules/auth/index.ts";
import { moveMember } from "../modules/member-desk/index.ts";
import { Refusal } from "../http/Refusal.ts";
import { removeBannerText, setBannerText } from "../modules/support/index.ts";
import { lockSwitches, setRestrictedCountries, setSettings } from "../tenants/merchantSwitchStore.ts";
import { addSwitchEntry } from "../tenants/merchantVersionStore.ts";
import { getTenant, lockMerchants, raiseSwitchVersion } from "../tenants/tenantStore.ts";
import { type Change, type SwitchedBy, toAuthor } from "../switches/Change.ts";
import { findMerchant, listMerchants } from "../switches/findMerchant.ts";
import { requireVersion } from "../switches/requireVersion.ts";
import { setResource, setService } from "../switches/setLinks.ts";
import { setModule } from "../switches/setModule.ts";
import { setNode } from "../switches/setNode.ts";
import { setStatus } from "../switches/setStatus.ts";
import { type Switch, SwitchError } from "../switches/Switch.ts";
import type { GameChange } from "../switches/GameChange.ts";

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

async function setAnalytics(
  db: Db,
  tenantId: string,
  { state }: Extract<Switch, { kind: "analytics" }>,
): Promise<Change> {
  const { settings } = await lockSwitches(db, tenantId);
  const { gtagId: before, ...others } = settings;
  await setSettings(db, tenantId, state === "off" ? others : { ...others, gtagId: state });
  return { before: before ?? "off", after: state };
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

async function setKUnit(
  db: Db,
  tenantId: string,
  { subject, state }: Extract<Switch, { kind: "kUnit" }>,
): Promise<Change> {
  const { settings } = await lockSwitches(db, tenantId);
  const { currencies } = await getTenant(db, tenantId);
  if (state === "on" && currencies.every(({ currency }) => currency !== subject))
    throw new SwitchError(`the merchant has no currency ${subject}`, { why: "unknown.currency", subjects: [subject] });
  const { kUnit: before = [], ...others } = settings;
  const without = before.filter((each) => each !== subject);
  const kUnit = state === "on" ? [...without, subject] : without;
  await setSettings(db, tenantId, kUnit.length === 0 ? others : { ...others, kUnit });
  return { before: before.includes(subject) ? "on" : "off", after: state };
}

/** Adds a banner as the last of its page, or changes an existing one; the defaults are a drawn picture and home. */
async function setBanner(
  db: Db,
  tenantId: string,
  { subject, state, banner = {} }: Extract<Switch, { kind: "banner" }>,
): Promise<Change> {
  if (state === "off") {
    const before = await removeBannerText(db, tenantId, subject);
    if (before === undefined) throw new SwitchError(`the merchant has no banner ${subject}`);
    return { before, after: null };
  }
  const { group = "/", picture = `/art/banners/${subject}.svg`, title = "", linkageType, linkage } = banner;
  if ((linkageType === undefined) !== (linkage === undefined))
    throw new SwitchError("a banner's link is a type and where it leads: both or neither");
  return setBannerText(db, tenantId, subject, {
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
  wanted: Extract<Switch, { kind: "game" }>,
  by: SwitchedBy,
): Promise<Change> {
  const { kind: _, merchant, subject, ...change } = wanted;
  const changed = await setGames(db, tenantId, { merchant, codes: [subject], change }, by);
  return changed.get(subject) ?? { before: null, after: null };
}

const memberEvents = { active: "unfreeze", frozen: "freeze", closed: "close" } as const;

/**
 * Sets a member's state as the back office does, with a line of the audit log of its own. Only this command closes an account that
 * still has money, which stays in its wallet, and only this command opens one again.
 */
async function setMember(
  db: Db,
  tenantId: string,
  { subject, state }: Extract<Switch, { kind: "member" }>,
  by: SwitchedBy,
): Promise<Change> {
  const member = await findMemberByName(db, tenantId, toUsernameKey(subject));
  if (member === undefined) throw new SwitchError(`the merchant has no member ${subject}`);
  const [before, after] = [member.status, state.toUpperCase()];
  if (before === after) return { before, after };
  const event = before === "CLOSED" && state === "active" ? "reopen" : memberEvents[state];
  await moveMember(db, { tenantId, memberId: member.id }, event, toAuthor(by), { withMoney: true }).catch(
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      throw new SwitchError(`the member ${subject} is ${before.toLowerCase()} and cannot be ${state}`);
    },
  );
  return { before, after };
}

function change(
  db: Db,
  tenantId: string,
  wanted: Exclude<Switch, { kind: "member" }>,
  by: SwitchedBy,
): Promise<Change> {
  if (wanted.kind === "module") return setModule(db, tenantId, wanted, by);
  if (wanted.kind === "node") return setNode(db, tenantId, wanted);
  if (wanted.kind === "status") return setStatus(db, tenantId, wanted, by);
  if (wanted.kind === "region") return setRegion(db, tenantId, wanted);
  if (wanted.kind === "favicon") return setFavicon(db, tenantId, wanted);
  if (wanted.kind === "analytics") return setAnalytics(db, tenantId, wanted);
  if (wanted.kind === "setting") return setSetting(db, tenantId, wanted);
  if (wanted.kind === "kUnit") return setKUnit(db, tenantId, wanted);
  if (wanted.kind === "service") return setService(db, tenantId, wanted);
  if (wanted.kind === "resource") return setResource(db, tenantId, wanted);
  if (wanted.kind === "banner") return setBanner(db, tenantId, wanted);
  if (wanted.kind === "vendor") return setVendor(db, tenantId, wanted, by);
  if (wanted.kind === "vendorOrder") return orderVendors(db, tenantId, wanted);
  return setGame(db, tenantId, wanted, by);
}

/** Tells open pages of a switch that everybody may see; notes for staff are told to nobody. */
async function publishSwitch(
  tx: Db,
  tenantId: string,
  { kind }: Pick<Exclude<Switch, { kind: "member" }>, "kind">,
): Promise<void> {
  if (kind === "node") return;
  const part = kind === "vendor" || kind === "vendorOrder" ? "game" : kind;
  await publishEvent(tx, part === "banner" ? { tenantId, kind: "notice" } : { tenantId, kind: "tree", data: { part } });
}

/**
 * Makes a change of a merchant's switches and writes it to the audit log, in the caller's transaction.
 *
 * @throws {@link SwitchError} when what is to be switched is not there.
 */
export async function switchMerchant(tx: Db, tenantId: string, wanted: Switch, by: SwitchedBy): Promise<Change> {
  if (wanted.kind === "member") {
    const changed = await setMember(tx, tenantId, wanted, by);
    await raiseSwitchVersion(tx);
    return changed;
  }
  const changed = await change(tx, tenantId, wanted, by);
  await publishSwitch(tx, tenantId, wanted);
  await addSwitchEntry(tx, tenantId, {
    ...toAuthor(by),
    action: `set ${wanted.kind}`,
    subject: wanted.subject,
    ...changed,
  });
  return changed;
}

/**
 * Makes one change of many games and writes a line of the audit log for each, in the caller's transaction.
 *
 * @throws {@link SwitchError} when one of them is not there.
 */
export async function switchGames(
  tx: Db,
  tenantId: string,
  wanted: { readonly merchant: string; readonly codes: readonly string[]; readonly change: GameChange },
  by: SwitchedBy,
): Promise<void> {
  const changed = await setGames(tx, tenantId, wanted, by);
  await publishSwitch(tx, tenantId, { kind: "game" });
  for (const [subject, change] of changed)
    await addSwitchEntry(tx, tenantId, { ...toAuthor(by), action: "set game", subject, ...change });
}

/**
 * Applies a switch and writes it to the audit log in one transaction; running gateways see it within a second.
 *
 * @param version the version of the merchant's switches that the operator has seen; without one the change is made in any case.
 * @throws {@link SwitchError} when the merchant or what is to be switched is not there, {@link StaleSwitchError} when the switches
 * have another version by now.
 */
export async function applySwitch(db: Db, wanted: Switch, actor: string, version?: number): Promise<Change> {
  return transact(db, async (tx) => {
    // One change at a time, in the order of locks in which brands are applied.
    await lockMerchants(tx);
    const tenantId = await findMerchant(tx, wanted.merchant);
    if (version !== undefined) await requireVersion(tx, tenantId, version);
    return switchMerchant(tx, tenantId, wanted, { actor });
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

import {
  diffJurisdictions,
  getJurisdictionRules,
  jurisdictionIds,
  type JurisdictionRules,
  jurisdictions,
  type RuleChange,
} from "@marquee/contract";
import type { ProposeJurisdiction, StaffJurisdictions } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import { endAllGames } from "../../authentication/sessionStore.ts";
import { requireVersion } from "../../switches/requireVersion.ts";
import { SwitchError } from "../../switches/Switch.ts";
import { toSwitchRefusal } from "../../switches/toSwitchRefusal.ts";
import type { Services } from "./services.ts";
import type { ProposalKind } from "../../staff/ProposalKind.ts";
import { propose } from "../../staff/propose.ts";
import { findWaitingProposal } from "../../staff/proposalStore.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { turnLockedOn } from "../../tenants/turnLockedOn.ts";
import { addSwitchEntry, getMerchantVersion } from "../../tenants/merchantVersionStore.ts";
import { getStoredAge, getTenant, lockMerchants, updateMerchant } from "../../tenants/tenantStore.ts";

const kind = "jurisdiction.change";

/** A jurisdiction's rules at one merchant: it may ask for a greater age than they do. */
const toOwn = (rules: JurisdictionRules, ageMin: number): JurisdictionRules => ({
  ...rules,
  leastAge: Math.max(rules.leastAge, ageMin),
});

type Told = number | boolean | readonly string[];

const toValue = (value: Told) => (typeof value === "object" ? [...value] : value);

const toChange = ({ from, to, screens, ...change }: RuleChange) => {
  return { ...change, from: toValue(from), to: toValue(to), screens: [...screens] };
};

const toRules = (rules: JurisdictionRules) =>
  Object.entries(rules).map(([rule, value]: [string, Told]) => ({ rule, value: toValue(value) }));

/** Every profile, and what each would change for the merchant's players: worked out of the table that everything else reads. */
export async function listStaffJurisdictions(
  { db }: Services,
  { tenant: { id } }: MerchantCall,
): Promise<StaffJurisdictions> {
  const version = await getMerchantVersion(db, id);
  const { jurisdiction: current } = await getTenant(db, id);
  const ageMin = await getStoredAge(db, id);
  const from = toOwn(getJurisdictionRules(current), ageMin);
  const profiles = jurisdictionIds.map((profile) => {
    const to = toOwn(jurisdictions[profile], ageMin);
    return { id: profile, rules: toRules(to), changes: diffJurisdictions(from, to).map(toChange) };
  });
  const found = await findWaitingProposal(db, id, kind);
  const waiting =
    found === undefined
      ? null
      : {
          to: String(found.data["to"] ?? ""),
          proposedBy: found.proposedBy,
          proposedAt: found.proposedAt.getTime(),
          reason: found.reason,
        };
  return { version, current, profiles, waiting };
}

/**
 * Proposes another profile, with what it changes; a second person makes the change.
 * @throws Refusal `version.conflict`, `switch.refused` for the profile in force, or while another change waits
 */
export async function proposeJurisdiction(
  { db }: Services,
  call: MerchantCall,
  { id, to, version, reason }: ProposeJurisdiction,
): Promise<{ readonly id: string }> {
  const { id: tenantId } = call.tenant;
  return transact(db, async (tx) => {
    await lockMerchants(tx);
    await requireVersion(tx, tenantId, version);
    const { jurisdiction: from } = await getTenant(tx, tenantId);
    if (from === to) throw new SwitchError(`${to} is in force already`, { why: "jurisdiction.same", jurisdiction: to });
    const waiting = await findWaitingProposal(tx, tenantId, kind);
    if (waiting !== undefined && waiting.id !== id)
      throw new SwitchError("another change of it waits for a decision", { why: "jurisdiction.waits" });
    const ageMin = await getStoredAge(tx, tenantId);
    const changes = diffJurisdictions(toOwn(getJurisdictionRules(from), ageMin), toOwn(jurisdictions[to], ageMin));
    const data = { from, to, changes: changes.map(toChange) };
    return propose(tx, call, { id, kind, subject: `${from} → ${to}`, data, reason });
  }).catch(toSwitchRefusal);
}

const Data = Type.Object({ from: Type.String(), to: Type.Enum([...jurisdictionIds]) });

/** An approved change of the profile: in force for every page at once; games that would spin too fast are opened again. */
export const jurisdictionKind: ProposalKind = {
  kind,
  permission: "rules.change",
  apply: async (tx, _, call, { data, reason, proposedBy }) => {
    const { from, to } = Value.Parse(Data, data);
    const { id } = call.tenant;
    await lockMerchants(tx);
    const { jurisdiction: before } = await getTenant(tx, id);
    // What was shown to whoever proposed it is not what would change now.
    if (before !== from) throw new Refusal("state.changed", { value: { jurisdiction: before } });
    await updateMerchant(tx, id, { jurisdiction: to });
    await turnLockedOn(tx, id, to);
    // A game's server is told the rules when a session begins, and of games at once the first ends with the next.
    const [now, then] = [getJurisdictionRules(to), getJurisdictionRules(before)];
    if (now.leastSpin > then.leastSpin || (now.oneGame && !then.oneGame)) await endAllGames(tx, id);
    await publishEvent(tx, { tenantId: id, kind: "tree", data: { part: "setting" } });
    const { email: actor } = call.session.person;
    const said = { actor, address: call.location.ip, reason: `${proposedBy}: ${reason}` };
    await addSwitchEntry(tx, id, { ...said, action: "set jurisdiction", subject: "site", before, after: to });
  },
};

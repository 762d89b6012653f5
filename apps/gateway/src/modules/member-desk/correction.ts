import type {
  AskCorrection,
  AuditAction,
  Correction,
  CorrectedField,
  ProposalId,
  ProposeCorrection,
} from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { publishEvent } from "../../events/publishEvent.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import { propose } from "../../staff/propose.ts";
import type { ProposalKind } from "../../staff/ProposalKind.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import {
  getMember,
  isContactTaken,
  type Member,
  recordPerson,
  setContact,
  setPayeeName,
  toPersonTraits,
} from "../auth/index.ts";
import { matchExcluded } from "../protection/index.ts";
import { changeMember, toAuthor } from "./changeMember.ts";
import { addCorrection, findCorrection, type StoredCorrection } from "./correctionStore.ts";
import { findMember } from "./memberSheetStore.ts";
import { readPresent, readWanted, toMask } from "./readCorrection.ts";
import type { Services } from "./services.ts";
import { tellCorrected } from "./tellCorrected.ts";

const kind = "member.correct";

const actions = { EMAIL: "correct mailbox", MOBILE: "correct phone", NAME: "correct name" } as const;

/** What a corrected field makes known of the person. */
function toKnown(field: CorrectedField, wanted: string, { birthday }: Member) {
  if (field === "NAME") return { name: wanted, birthday };
  return field === "EMAIL" ? { email: wanted } : { mobile: wanted };
}

/** Whether another member has the contact, or somebody who is excluded had it, which is told as the same. */
async function isTaken(
  tx: Db,
  { nameKey }: Pick<Services, "nameKey">,
  owner: MemberKey,
  field: CorrectedField,
  wanted: string,
): Promise<boolean> {
  if (field === "NAME") return false;
  const known = field === "EMAIL" ? { email: wanted } : { mobile: wanted };
  if (await isContactTaken(tx, owner.tenantId, known.email, known.mobile)) return true;
  return (await matchExcluded(tx, owner, toPersonTraits(nameKey, owner.tenantId, known))) === "excluded";
}

/**
 * Proposes another mailbox, phone or name of a member. The proposal and the audit log hold masks; the contact itself goes with the member's
 * data.
 * @throws Refusal `fields` of `value`, `member.unknown`, `account.closed`, `idempotency.conflict`
 */
export async function proposeCorrection(
  services: Services,
  call: MerchantCall,
  { id, memberId, field, value, reason }: ProposeCorrection,
): Promise<ProposalId> {
  const owner = { tenantId: call.tenant.id, memberId };
  return transact(services.db, async (tx) => {
    const stored = await findCorrection(tx, owner.tenantId, id);
    const member = await findMember(tx, owner);
    if (member === undefined) throw new Refusal("member.unknown");
    if (member.status === "CLOSED") throw new Refusal("account.closed");
    const wanted = readWanted(call.tenant, field, value);
    const present = readPresent(member, field);
    // Sent again: what was true then is proposed already.
    if (stored === undefined) {
      if (present.former === wanted) throw new Refusal("fields", { fields: [{ name: "value", rule: "same" }] });
      if (await isTaken(tx, services, owner, field, wanted))
        throw new Refusal("fields", { fields: [{ name: "value", rule: "taken" }] });
    }
    const isNew = await addCorrection(tx, owner, id, { field, ...present, wanted });
    const known = isNew ? undefined : await findCorrection(tx, owner.tenantId, id);
    if (!isNew && (known?.memberId !== memberId || known.field !== field || known.wanted !== wanted))
      throw new Refusal("idempotency.conflict");
    const { former } = known ?? present;
    const data = { memberId, field, from: toMask(field, former), to: toMask(field, wanted) };
    return propose(tx, call, { id, kind, subject: member.username, data, reason });
  });
}

const isStale = (member: Member, { field, former, formerProved }: StoredCorrection): boolean => {
  const now = readPresent(member, field);
  return now.former !== former || now.formerProved !== formerProved;
};

/** What a proposal would correct, whole; that it was read is written down. @throws Refusal `state.changed` for none */
export async function getCorrection({ db }: Services, call: MerchantCall, { id }: AskCorrection): Promise<Correction> {
  const { id: tenantId } = call.tenant;
  const found = await findCorrection(db, tenantId, id);
  const member = found && (await findMember(db, { tenantId, memberId: found.memberId }));
  if (found === undefined || member === undefined) throw new Refusal("state.changed");
  await call.audit(db, { action: "read member correction", subject: member.username });
  return { ...found, username: member.username, stale: isStale(member, found) };
}

async function putWanted(tx: Db, owner: MemberKey, { field, former, wanted }: StoredCorrection): Promise<void> {
  if (field === "NAME") return setPayeeName(tx, owner, wanted);
  const isPut = await setContact(tx, owner, field, former, wanted, false).catch((error: unknown) => {
    const isHad = error instanceof Refusal && (error.code === "email.taken" || error.code === "mobile.taken");
    throw isHad ? new Refusal("correction.taken", { value: { field } }) : error;
  });
  if (!isPut) throw new Refusal("correction.stale");
}

async function correct(
  tx: Db,
  services: Services,
  call: MerchantCall,
  owner: MemberKey,
  found: StoredCorrection,
): Promise<{ readonly action: AuditAction; readonly before: string; readonly after: string }> {
  const { field, former, wanted } = found;
  const member = await getMember(tx, owner.tenantId, owner.memberId);
  if (isStale(member, found)) throw new Refusal("correction.stale");
  if (await isTaken(tx, services, owner, field, wanted)) throw new Refusal("correction.taken", { value: { field } });
  const [before, after] = [toMask(field, former), toMask(field, wanted)];
  // Before the change, so that the notice reaches the former contact.
  await tellCorrected(tx, services, call.tenant, member, { field, former, mask: after });
  await putWanted(tx, owner, found);
  await recordPerson(tx, services, owner, toKnown(field, wanted, member));
  const actor = call.session.person.email;
  const event = field === "NAME" ? "profile.changed" : "contact.changed";
  await addSecurityEntries(tx, [{ ...owner, event, details: { kind: field, actor } }]);
  await publishEvent(tx, { ...owner, kind: "member" });
  return { action: actions[field], before, after };
}

/**
 * An approved correction: the contact counts as unproved, and the member is told. It stays proposed when the member has changed the same
 * meanwhile, or another member has the contact by then.
 */
export const correctionKind: ProposalKind = {
  kind,
  permission: "members.secure",
  apply: async (tx, services, call, { id, reason }) => {
    const found = await findCorrection(tx, call.tenant.id, id);
    if (found === undefined) throw new Refusal("member.unknown");
    const owner = { tenantId: call.tenant.id, memberId: found.memberId };
    await changeMember(tx, owner, toAuthor(call, reason), undefined, async ({ state }) => {
      if (state === "CLOSED") throw new Refusal("account.closed");
      return correct(tx, services, call, owner, found);
    });
    services.sendSoon();
  },
};

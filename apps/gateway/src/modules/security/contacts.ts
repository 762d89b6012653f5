import {
  type ChangeContact,
  type ContactKind,
  type FieldError,
  type SendContactCode,
  type VerificationSent,
} from "@marquee/contract";
import { transact } from "@marquee/database";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import type { Session } from "../../authentication/Session.ts";
import { toRecipientMask } from "../../authentication/toRecipientMask.ts";
import type { CodeScope } from "../../authentication/verificationCodes.ts";
import type { Services } from "./services.ts";
import { getMember, type Member, recordPerson, setContact, toPersonTraits } from "../auth/index.ts";
import { notifyMember } from "../member/index.ts";
import { holdSharer } from "../protection/index.ts";
import { readContact } from "./readContact.ts";
import { requireMemberPassword } from "./requireMemberPassword.ts";

type Use = SendContactCode["use"];

const phoneText = /^\+[1-9][0-9]{6,14}$/;

interface Contact {
  readonly value: string | null;
  readonly isConfirmed: boolean;
}

function getContact(member: Member, kind: ContactKind): Contact {
  return kind === "EMAIL"
    ? { value: member.email_key, isConfirmed: member.email_confirmed_at !== null }
    : { value: member.mobile_key, isConfirmed: member.mobile_confirmed_at !== null };
}

function toScope(session: Session, kind: ContactKind, recipient: string, use: Use): CodeScope {
  const channel = kind === "EMAIL" ? "mail" : "sms";
  // A code is valid for one purpose and one session only.
  return { purpose: "CHANGE", channel, recipient, holder: `${use} ${session.tokenHash}` };
}

/** The scope of codes for the account's confirmed mailbox or phone. @throws Refusal `contact.missing` if there is none */
export function toContactScope(session: Session, member: Member, kind: ContactKind, use: Use): CodeScope {
  const { value, isConfirmed } = getContact(member, kind);
  if (value === null || !isConfirmed || (kind === "MOBILE" && !phoneText.test(value)))
    throw new Refusal("contact.missing");
  return toScope(session, kind, value, use);
}

function requireOther({ value, isConfirmed }: Contact, next: string): void {
  if (isConfirmed && value === next) throw new Refusal("contact.same");
}

/**
 * Sends a code to the account's mailbox or phone, or to its replacement. Whether someone else has the replacement is
 * revealed only to a person who has received its code, so that trying addresses reveals nothing.
 *
 * @throws Refusal `fields`, `mobile.invalid`, `contact.missing`, `contact.same`, `sms.too.many`, `sms.quota.insufficient`
 */
export async function sendMemberCode(
  { db, verificationCodes }: Services,
  call: Call,
  { kind, use, value }: SendContactCode,
): Promise<VerificationSent> {
  const session = requireSession(call);
  const member = await getMember(db, session.tenantId, session.memberId);
  if (value === undefined) return verificationCodes.issue(call, toContactScope(session, member, kind, use));
  const next = readContact(call.tenant, kind, value);
  requireOther(getContact(member, kind), next);
  return verificationCodes.issue(call, toScope(session, kind, next, use));
}

/** Names the form's code that a refusal is about. */
const nameField =
  (field: keyof ChangeContact) =>
  (error: unknown): never => {
    throw error instanceof Refusal ? new Refusal(error.code, { ...error.details, value: { field } }) : error;
  };

/**
 * Replaces the mailbox or phone. It needs the login password, the code sent to the confirmed current one, and the code sent to
 * the new one. The former one is notified.
 *
 * @throws Refusal `fields`, `mobile.invalid`, `contact.same`, `password.old.invalid`, `login.locked`, `sms.code.*` with the code's
 * `field`, `email.taken`, `mobile.taken`
 */
export async function changeMemberContact(
  services: Services,
  call: Call,
  { kind, value, currentCode = "", newCode, password }: ChangeContact,
): Promise<Record<string, never>> {
  const { db, verificationCodes } = services;
  const session = requireSession(call);
  const { tenantId, memberId } = session;
  const member = await getMember(db, tenantId, memberId);
  const present = getContact(member, kind);
  const next = readContact(call.tenant, kind, value);
  requireOther(present, next);
  const missing: FieldError[] = [];
  if (password === "") missing.push({ name: "password", rule: "required" });
  if (present.isConfirmed && currentCode === "") missing.push({ name: "currentCode", rule: "required" });
  if (newCode === "") missing.push({ name: "newCode", rule: "required" });
  if (missing.length > 0) throw new Refusal("fields", { fields: missing });
  await requireMemberPassword(services, call, member.password_hash, password);
  const current = present.isConfirmed
    ? await verificationCodes
        .check(tenantId, toContactScope(session, member, kind, "CONTACT"), currentCode)
        .catch(nameField("currentCode"))
    : undefined;
  const fresh = await verificationCodes
    .check(tenantId, toScope(session, kind, next, "CONTACT"), newCode)
    .catch(nameField("newCode"));
  const known = kind === "EMAIL" ? { email: next } : { mobile: next };
  // It was somebody's who is excluded: the account is theirs or has their contact now, and is held until staff have looked at it.
  const traits = toPersonTraits(services.nameKey, tenantId, known);
  if (await holdSharer(db, session, traits)) throw new Refusal(kind === "EMAIL" ? "email.taken" : "mobile.taken");
  await transact(db, async (tx) => {
    if (current !== undefined) await verificationCodes.consume(tx, current);
    await verificationCodes.consume(tx, fresh);
    const values = { site: call.tenant.name, mask: toRecipientMask(kind === "EMAIL" ? "mail" : "sms", next) };
    // Before the change, so that the notice reaches the owner, whoever makes the change.
    await notifyMember(tx, services, member, { kind: "security", template: "contact.changed", values });
    if (!(await setContact(tx, session, kind, present.value, next))) throw new Refusal("sms.code.expired");
    await recordPerson(tx, services, session, known);
    await addSecurityEntries(tx, [{ tenantId, event: "contact.changed", memberId, details: { kind }, call }]);
  });
  services.sendSoon();
  return {};
}

import { toUsernameKey } from "../../authentication/toUsernameKey.ts";
import { isTrial, type RegisterMobileRequest, type RegisterRequest, type RegisterValue } from "@marquee/contract";
import { toAddressKey } from "@marquee/rate-limit";
import { uuidv7 } from "../../db/uuidv7.ts";
import type { Db } from "../../db/Db.ts";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Outcome } from "../../http/route.ts";
import { readCodeHolder } from "../../authentication/codeHolder.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import { endSessions } from "../../authentication/sessionStore.ts";
import { addSocialIdentity } from "../../authentication/social/socialIdentityStore.ts";
import { readSocialTicket, type TicketContent } from "../../authentication/social/socialSignIns.ts";
import { createToken } from "../../authentication/token.ts";
import { findListedRule } from "../../authentication/password-lists/findListedRule.ts";
import type { Services } from "./services.ts";
import { giveLinkRebate, placeMember } from "../agent/index.ts";
import { joinCampaign } from "../affiliate/index.ts";
import { prepareRegisteredTerms } from "../content/index.ts";
import { openWallets } from "../wallet/index.ts";
import { type AnyRegisterRequest, checkRegistration, type CheckedFields, type Fields } from "./checkRegistration.ts";
import { createAccountName } from "./createAccountName.ts";
import { sendContactLinks } from "./confirmContact.ts";
import { createPassword } from "./createPassword.ts";
import { findInviter } from "./findInviter.ts";
import { confirmMobile, createMember, getMember } from "./memberStore.ts";
import { toMemberTraits } from "./memberTraits.ts";
import { requireAdmitted } from "./requireAdmitted.ts";
import { toPersonTraits } from "./personTraits.ts";
import { openMemberSession } from "./openMemberSession.ts";
import { getRegisterRules, type RegisterWay } from "./registerRules.ts";
import { countRegistration } from "./registrationDayStore.ts";
import { requireAdmission } from "./requireAdmission.ts";
import { requirePhoneProof } from "./requirePhoneProof.ts";
import { toRegistrationSource } from "./toRegistrationSource.ts";

/** Fields that have their own column, are proofs, or are secret. */
const known = new Set([
  "username",
  "password",
  "confirmPassword",
  "email",
  "mobileNum",
  "birthday",
  "captcha",
  "verificationCode",
  "paymentPassword",
]);

/** Further fields, stored as sent; never a password. */
function toKept(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== "" && !known.has(name)));
}

const toStored = (text: string | undefined): string | null => (text === undefined || text === "" ? null : text);

/** A trial player becomes a member: the trial session and its games end. */
async function endTrial(tx: Db, { session, tenant }: Call): Promise<void> {
  if (session === undefined || !isTrial(session.kind)) return;
  await endSessions(tx, { tenantId: tenant.id, memberId: session.memberId });
  await addSecurityEntries(tx, [{ tenantId: tenant.id, event: "session.registered", memberId: session.memberId }]);
}

// A call without an intent is answered by that very call.
const seeds = new WeakMap<Call, string>();

/** The secret from which a generated password is derived, known only to this call and its repetitions. */
function getPasswordSeed(call: Call): string {
  const seed = call.intent?.createSecret("password") ?? seeds.get(call) ?? createToken();
  seeds.set(call, seed);
  return seed;
}

/** The password that was typed, or one generated for the member (AP-17). */
function getPassword(call: Call, way: RegisterWay, fields: Fields): string {
  const rule = getRegisterRules(call.tenant, way)["password"];
  if (rule === undefined || rule.enabled === "1") return fields["password"] ?? "";
  return createPassword(getPasswordSeed(call), rule);
}

/** Refuses a password that is common or appeared in a breach. @throws Refusal `fields` */
async function requireUnlisted(db: Db, password: string | undefined): Promise<void> {
  const rule = password === undefined ? undefined : await findListedRule(db, password);
  if (rule !== undefined) throw new Refusal("fields", { fields: [{ name: "password", rule }] });
}

/** The account at a provider that the registration links. @throws Refusal `social.failed`, `function.not.available` */
async function findProved(
  services: Services,
  call: Call,
  { socialTicket = "" }: AnyRegisterRequest,
): Promise<TicketContent | undefined> {
  return socialTicket === "" ? undefined : readSocialTicket(services, call, socialTicket, readCodeHolder(call));
}

/** Links the proved account to the new member, or takes the registration back. @throws Refusal `social.taken` */
async function linkProved(tx: Db, call: Call, memberId: string, proved: TicketContent | undefined): Promise<void> {
  if (proved === undefined) return;
  const tenantId = call.tenant.id;
  if (!(await addSocialIdentity(tx, { tenantId, memberId }, proved))) throw new Refusal("social.taken");
  const { provider } = proved;
  await addSecurityEntries(tx, [{ tenantId, event: "social.linked", memberId, details: { provider }, call }]);
}

/** What is stored of a completed registration. */
export interface Registration extends Outcome {
  readonly id: string;
  readonly userName: string;
  /** Whether the gateway generated the password. */
  readonly hasMadePassword: boolean;
}

async function toMember(
  { db, passwords }: Services,
  call: Call,
  way: RegisterWay,
  request: AnyRegisterRequest,
  { fields, mobile, currency }: CheckedFields,
) {
  const { tenant, location, language } = call;
  const inviter = await findInviter(db, call, request);
  // An affiliate's player is the house's own.
  const upline = inviter?.kind === "CAMPAIGN" ? null : inviter;
  const campaignCode = inviter?.kind === "CAMPAIGN" ? inviter.codeKey : null;
  const id = uuidv7();
  const username = way === "mobile" ? await createAccountName(db, tenant) : (fields["username"] ?? "");
  const payment = toStored(fields["paymentPassword"]);
  const row = {
    tenant_id: tenant.id,
    id,
    username,
    username_key: toUsernameKey(username),
    password_hash: await passwords.hash(tenant.id, getPassword(call, way, fields)),
    payment_password_hash: payment === null ? null : await passwords.hash(tenant.id, payment),
    kind: 0,
    nickname: username,
    language,
    avatar: 1 + (Number.parseInt(id.slice(-4), 16) % 24),
    currency,
    birthday: toStored(fields["birthday"]),
    email_key: toStored(fields["email"]?.toLowerCase()),
    mobile_key: mobile ?? null,
    fields: JSON.stringify({ ...toKept(fields), ...toRegistrationSource(tenant, request) }),
    registered_from: location.ip,
    upline_id: upline?.memberId ?? null,
    upline_code: upline?.codeKey ?? null,
  };
  return { row, campaignCode };
}

/**
 * Registration by username or by mobile number (RG-13, RG-19, RG-20): the server's rules, the reasons to refuse a
 * registration, and the phone's proof; then, in one transaction, the count per IP address, the member, wallets and sign-up credit,
 * the end of the caller's trial session, and the use of the code.
 *
 * @throws Refusal `fields`, `mobile.invalid`, `age.under`, `terms.required`, `function.not.available`, `username.taken`,
 * `email.taken`, `mobile.taken`, `affiliate.invalid`, `referral.invalid`, `register.limit.ip`, `register.disabled`,
 * `captcha.invalid`, `geetest.failed`, `sms.code.*`, `social.*`
 */
export async function beginRegistration(
  services: Services,
  call: Call,
  way: RegisterWay,
  request: AnyRegisterRequest,
): Promise<(tx: Db) => Promise<Registration>> {
  const { tenant, location } = call;
  // Before the fields: where registration is closed, field errors would be pointless (RP-01).
  if (!tenant.modules.has("DIRECTREG3")) throw new Refusal("function.not.available");
  const applicant = checkRegistration(tenant, way, request);
  const proved = await findProved(services, call, request);
  await requireUnlisted(services.db, applicant.fields["password"]);
  const social = proved === undefined ? {} : { social: proved };
  const known = {
    email: applicant.fields["email"]?.toLowerCase() ?? null,
    mobile: applicant.mobile ?? null,
    ...social,
  };
  const personTraits = toPersonTraits(services.nameKey, tenant.id, known);
  await requireAdmission(services, call, request, applicant, personTraits);
  const { isProved, code } = await requirePhoneProof(services, call, applicant.mobile, request);
  const keepTerms = await prepareRegisteredTerms(services.db, tenant.id, request);
  const { row: member, campaignCode } = await toMember(services, call, way, request, applicant);
  const { id, username } = member;
  const traits = [...toMemberTraits(tenant, applicant, request.deviceId, services.nameKey), ...personTraits];
  const before = async (tx: Db): Promise<void> =>
    countRegistration(tx, tenant, toAddressKey(location.ip), services.config.limits.registrationsPerDay);
  return async (tx) => {
    await createMember(tx, member, before, async () => {
      if (code !== undefined) await services.verificationCodes.consume(tx, code);
      if (isProved) await confirmMobile(tx, tenant.id, id);
      // If the merchant requires proof of a phone, a number that gets this far is proved.
      if (member.mobile_key !== null && tenant.modules.has("REGMOBVERF3")) await confirmMobile(tx, tenant.id, id);
      await keepTerms(tx, id);
      await linkProved(tx, call, id, proved);
      await requireAdmitted(tx, { tenantId: tenant.id, memberId: id }, traits);
      if (member.upline_id !== null) await placeMember(tx, { tenantId: tenant.id, memberId: id });
      if (member.upline_code !== null)
        await giveLinkRebate(tx, { tenantId: tenant.id, memberId: id }, member.upline_code);
      if (campaignCode !== null)
        await joinCampaign(tx, tenant, { memberId: id, codeKey: campaignCode, registerUrl: request.registerUrl });
      await openWallets(tx, tenant, [id], member.currency);
      await endTrial(tx, call);
      await addSecurityEntries(tx, [{ tenantId: tenant.id, event: "member.registered", memberId: id, call }]);
    });
    const hasMadePassword = getRegisterRules(tenant, way)["password"]?.enabled !== "1";
    return { id, userName: username, hasMadePassword };
  };
}

/**
 * The answer of a registration, with a session when the request asks for one. The same registration sent again gets the same
 * token, whose session is opened once, and the same generated password.
 *
 * @throws Refusal `account.closed`, `account.frozen`
 */
export async function answerRegistration(
  services: Services,
  call: Call,
  way: RegisterWay,
  { login }: Pick<RegisterRequest | RegisterMobileRequest, "login">,
  { id, userName, hasMadePassword }: Registration,
): Promise<RegisterValue> {
  if (call.session !== undefined) services.sessions.forget(call.session);
  const rule = getRegisterRules(call.tenant, way)["password"];
  const value: RegisterValue = {
    id,
    userName,
    autoAccount: way === "mobile",
    ...(hasMadePassword && rule !== undefined
      ? { generatedPassword: createPassword(getPasswordSeed(call), rule) }
      : {}),
  };
  const member = await getMember(services.db, call.tenant.id, id);
  await sendContactLinks(services, call, member);
  if (!login) return value;
  if (member.status !== "ACTIVE") throw new Refusal(member.status === "CLOSED" ? "account.closed" : "account.frozen");
  const first = { ...member, login_at: null, login_from: null };
  const session = await openMemberSession(services, call, first, call.intent?.createSecret("session"));
  return { ...value, session, token: session.token };
}

import {
  checkField,
  type FieldError,
  isTrial,
  type RegisterRequest,
  type RegisterValue,
  toAge,
  toToday,
} from "@marquee/contract";
import { toAddressKey } from "@marquee/rate-limit";
import { uuidv7 } from "../../db/uuidv7.ts";
import type { Db } from "../../db/Schema.ts";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Outcome } from "../../http/route.ts";
import type { Services } from "../../Services.ts";
import { addSecurityEntries } from "../../identity/securityLogStore.ts";
import { endSessions } from "../../identity/sessionStore.ts";
import type { Tenant } from "../../tenants/Tenant.ts";
import { createMember, getMember, toUsernameKey } from "./memberStore.ts";
import { openWallets } from "../wallet/index.ts";
import { openMemberSession } from "./openMemberSession.ts";
import { getRegisterRules } from "./registerRules.ts";
import { countRegistration, isRegistrationFull } from "./registrationDayStore.ts";
import { toCaptchaAnswer } from "./toCaptchaAnswer.ts";
import { toRegistrationSource } from "./toRegistrationSource.ts";

type Fields = Readonly<Record<string, string>>;

/** The fields of the request whose rules are enabled; others are ignored. */
function readFields(tenant: Tenant, request: RegisterRequest): Fields {
  const rules = getRegisterRules(tenant);
  const pairs = Object.entries(request).flatMap(([name, value]) => {
    if (typeof value !== "string" || rules[name]?.enabled !== "1") return [];
    return [[name, name === "username" ? value.trim() : value]];
  });
  return Object.fromEntries(pairs);
}

function requireFields(tenant: Tenant, fields: Fields): void {
  const faults: FieldError[] = Object.entries(getRegisterRules(tenant)).flatMap(
    ([name, rule]) => checkField(name, fields[name] ?? "", rule) ?? [],
  );
  if (fields["confirmPassword"] !== fields["password"] && !faults.some(({ name }) => name === "confirmPassword")) {
    faults.push({ name: "confirmPassword", rule: "match" });
  }
  if (faults.length > 0) throw new Refusal("fields", { fields: faults });
}

function requireAge(tenant: Tenant, birthday: string | undefined): void {
  if (birthday === undefined || birthday === "") return;
  const { ageMin } = tenant.settings;
  if (!(toAge(birthday, toToday(tenant.timeZone)) >= ageMin)) throw new Refusal("age.under", { value: { ageMin } });
}

const known = new Set([
  "username",
  "password",
  "confirmPassword",
  "email",
  "mobileNum",
  "birthday",
  "captcha",
  "verificationCode",
]);

/** Further fields, stored as sent; never a password. */
function toKept(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== "" && !known.has(name) && name !== "paymentPassword"),
  );
}

function toKey(text: string | undefined): string | null {
  return text === undefined || text === "" ? null : text.toLowerCase();
}

async function requireAllowed(services: Services, call: Call, request: RegisterRequest): Promise<void> {
  const { tenant, location, intent } = call;
  if (!request.termsAccepted) throw new Refusal("terms.required");
  if (
    getRegisterRules(tenant)["captcha"]?.enabled === "1" &&
    !(await services.captcha.accept(tenant.id, toCaptchaAnswer(call, request), intent?.key))
  ) {
    throw new Refusal("captcha.invalid", { value: { captcha: true } });
  }
  const { registrationsPerDay } = services.config.limits;
  if (await isRegistrationFull(services.db, tenant, toAddressKey(location.ip), registrationsPerDay))
    throw new Refusal("register.limit.ip");
}

/** A trial player becomes a member: the trial session and its games end. */
async function endTrial(tx: Db, { session, tenant }: Call): Promise<void> {
  if (session === undefined || !isTrial(session.kind)) return;
  await endSessions(tx, { tenantId: tenant.id, memberId: session.memberId });
  await addSecurityEntries(tx, [{ tenantId: tenant.id, event: "session.registered", memberId: session.memberId }]);
}

/** What is stored of a completed registration. */
export interface Registration extends Outcome {
  readonly id: string;
  readonly userName: string;
}

/**
 * Registration by username (RG-13, RG-19): the server's rules, age and terms; then, as the effect, the address's count,
 * member, wallets and sign-up credit in one transaction, the end of the trial session that asks included.
 *
 * @throws Refusal `fields`, `username.taken`, `email.taken`, `mobile.taken`, `age.under`, `terms.required`,
 * `function.not.available`, `register.limit.ip`, `captcha.invalid`
 */
export async function beginRegistration(
  services: Services,
  call: Call,
  request: RegisterRequest,
): Promise<(tx: Db) => Promise<Registration>> {
  const { tenant, location, language } = call;
  // Before the fields: where registration is closed, field errors would be pointless (RP-01).
  if (!tenant.modules.has("DIRECTREG3")) throw new Refusal("function.not.available");
  const addressKey = toAddressKey(location.ip);
  const fields = readFields(tenant, request);
  requireFields(tenant, fields);
  requireAge(tenant, fields["birthday"]);
  await requireAllowed(services, call, request);
  const [id, username] = [uuidv7(), fields["username"] ?? ""];
  const member = {
    tenant_id: tenant.id,
    id,
    username,
    username_key: toUsernameKey(username),
    password_hash: await services.passwords.hash(fields["password"] ?? ""),
    kind: 0,
    nickname: username,
    language,
    avatar: 1 + (Number.parseInt(id.slice(-4), 16) % 24),
    currency: tenant.currency,
    birthday: fields["birthday"] ?? null,
    email_key: toKey(fields["email"]),
    mobile_key: toKey(fields["mobileNum"]),
    fields: JSON.stringify({ ...toKept(fields), ...toRegistrationSource(tenant, request) }),
    registered_from: location.ip,
  };
  const before = async (tx: Db): Promise<void> =>
    countRegistration(tx, tenant, addressKey, services.config.limits.registrationsPerDay);
  return async (tx) => {
    await createMember(tx, member, before, async () => {
      await openWallets(tx, tenant, [id]);
      await endTrial(tx, call);
      await addSecurityEntries(tx, [{ tenantId: tenant.id, event: "member.registered", memberId: id, call }]);
    });
    return { id, userName: username };
  };
}

/**
 * The answer of a registration, with a session when the request asks for one. The same registration sent again gets the same
 * token, whose session is opened once.
 *
 * @throws Refusal `account.closed`, `account.frozen`
 */
export async function answerRegistration(
  services: Services,
  call: Call,
  { login }: RegisterRequest,
  { id, userName }: Registration,
): Promise<RegisterValue> {
  if (call.session !== undefined) services.sessions.forget(call.session);
  if (!login) return { id, userName, autoAccount: false };
  const member = await getMember(services.db, call.tenant.id, id);
  if (member.status !== "ACTIVE") throw new Refusal(member.status === "CLOSED" ? "account.closed" : "account.frozen");
  const first = { ...member, login_at: null, login_from: null };
  const session = await openMemberSession(services, call, first, call.intent?.createSecret("session"));
  return { id, userName, autoAccount: false, session, token: session.token };
}

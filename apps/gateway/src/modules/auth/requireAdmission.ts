import { transact } from "@marquee/database";
import { toAddressKey } from "@marquee/rate-limit";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import type { Services } from "./services.ts";
import type { AnyRegisterRequest, CheckedFields } from "./checkRegistration.ts";
import { matchExcluded } from "../protection/index.ts";
import type { MemberTrait } from "./memberTraits.ts";
import { isContactTaken } from "./memberStore.ts";
import { getRegisterRules } from "./registerRules.ts";
import { type Block, findBlock, toBlockText } from "./registrationBlockStore.ts";
import { isRegistrationFull } from "./registrationDayStore.ts";
import { toCaptchaAnswer } from "./toCaptchaAnswer.ts";

async function requireCaptcha({ captcha }: Services, call: Call, request: AnyRegisterRequest): Promise<void> {
  const { tenant, intent } = call;
  if (getRegisterRules(tenant)["captcha"]?.enabled !== "1") return;
  if (!(await captcha.accept(tenant.id, toCaptchaAnswer(call, request), intent?.key)))
    throw new Refusal("captcha.invalid", { value: { captcha: true } });
}

/** Requires a passed bot check from a call if GEETEST3 is on (RG-17). @throws Refusal `geetest.failed` */
export async function requireBotCheck(
  { botCheck }: Services,
  { tenant, intent }: Call,
  { geetest }: Pick<AnyRegisterRequest, "geetest">,
): Promise<void> {
  if (!tenant.modules.has("GEETEST3")) return;
  if (geetest === undefined || !(await botCheck.accept(tenant.id, geetest, intent?.key)))
    throw new Refusal("geetest.failed");
}

function listIdentities(
  { location }: Call,
  { fields, mobile }: Pick<CheckedFields, "fields" | "mobile">,
): readonly Block[] {
  const email = toBlockText(fields["email"] ?? "");
  const names = [fields["username"], fields["payeeName"]].map((name) => toBlockText(name ?? "")).filter(Boolean);
  return [
    { rule: "BLOCKED_ADDRESS", value: toAddressKey(location.ip) },
    ...(mobile === undefined ? [] : [{ rule: "BLOCKED_MOBILE", value: mobile } as const]),
    ...(email === ""
      ? []
      : [email, email.slice(email.lastIndexOf("@"))].map((value) => ({ rule: "BLOCKED_EMAIL", value }) as const)),
    ...names.map((value) => ({ rule: "BLOCKED_NAME", value }) as const),
  ];
}

/** Refuses anyone on the merchant's block list without naming the rule; the security log records it. */
export async function requireUnblocked(
  services: Pick<Services, "db" | "securityLog">,
  call: Call,
  applicant: Pick<CheckedFields, "fields" | "mobile">,
): Promise<void> {
  const block = await findBlock(services.db, call.tenant.id, listIdentities(call, applicant));
  if (block === undefined) return;
  await services.securityLog.add({
    tenantId: call.tenant.id,
    event: "registration.blocked",
    details: { rule: block.rule },
    call,
  });
  throw new Refusal("register.disabled");
}

/** Refuses who is excluded under an account of before, as the block list does; it is asked again where the member is stored. */
async function requireNotExcluded(
  services: Services,
  call: Call,
  applicant: CheckedFields,
  traits: readonly MemberTrait[],
): Promise<void> {
  const { id: tenantId } = call.tenant;
  const match = await transact(services.db, (tx) => matchExcluded(tx, { tenantId, memberId: "" }, traits));
  if (
    match !== "excluded" ||
    (await isContactTaken(services.db, tenantId, applicant.fields["email"]?.toLowerCase(), applicant.mobile))
  )
    return;
  await services.securityLog.add({ tenantId, event: "registration.blocked", details: { rule: "EXCLUDED" }, call });
  throw new Refusal("register.disabled");
}

/**
 * Checks what can prevent a registration regardless of its fields (RG-17, X-20): captcha, bot check, the IP address's
 * registrations today, the merchant's block list, an exclusion.
 *
 * @throws Refusal `captcha.invalid`, `geetest.failed`, `register.limit.ip`, `register.disabled`
 */
export async function requireAdmission(
  services: Services,
  call: Call,
  request: AnyRegisterRequest,
  applicant: CheckedFields,
  traits: readonly MemberTrait[],
): Promise<void> {
  await requireCaptcha(services, call, request);
  await requireBotCheck(services, call, request);
  const { registrationsPerDay } = services.config.limits;
  if (await isRegistrationFull(services.db, call.tenant, toAddressKey(call.location.ip), registrationsPerDay))
    throw new Refusal("register.limit.ip");
  await requireUnblocked(services, call, applicant);
  await requireNotExcluded(services, call, applicant, traits);
}

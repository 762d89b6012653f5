import { checkField, type FieldError, type ResetPaymentPassword, type SetPaymentPassword } from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import type { Services } from "./services.ts";
import { getMember, getRegisterRules, setPaymentHash } from "../auth/index.ts";
import { notifyMember } from "../member/index.ts";
import { requireMemberPassword } from "./requireMemberPassword.ts";
import { requirePaymentPassword, toPaymentTry } from "./requirePaymentPassword.ts";
import { toContactScope } from "./contacts.ts";

type NewPassword = Pick<SetPaymentPassword, "newPaymentPassword" | "confirmPaymentPassword">;

/** More attempts than anyone can have made, so that all of them are cleared. */
const allTries = 1_000;

function requireFields(
  call: Call,
  { newPaymentPassword, confirmPaymentPassword }: NewPassword,
  missing?: string,
): void {
  const rule = getRegisterRules(call.tenant)["paymentPassword"];
  const faults: FieldError[] = missing === undefined ? [] : [{ name: missing, rule: "required" }];
  const fault = checkField("newPaymentPassword", newPaymentPassword, rule && { ...rule, enabled: "1", required: "1" });
  if (fault) faults.push(fault);
  else if (confirmPaymentPassword !== newPaymentPassword)
    faults.push({ name: "confirmPaymentPassword", rule: "match" });
  if (faults.length > 0) throw new Refusal("fields", { fields: faults });
}

/** Replaces the payment password that was checked, and notifies the member. */
async function store(
  services: Services,
  call: Call,
  { former, next }: { readonly former: string | null; readonly next: string },
  before: (tx: Db) => Promise<void>,
): Promise<void> {
  const { db, passwords } = services;
  const session = requireSession(call);
  const { tenantId, memberId } = session;
  const hash = await passwords.hash(tenantId, next);
  await transact(db, async (tx) => {
    await before(tx);
    // Of two simultaneous changes, the second finds a different password from the one that it was checked against.
    if (!(await setPaymentHash(tx, session, former, hash))) throw new Refusal("payment.password.invalid");
    await addSecurityEntries(tx, [{ tenantId, event: "payment.password.changed", memberId, call }]);
    const member = await getMember(tx, tenantId, memberId);
    const values = { site: call.tenant.name };
    await notifyMember(tx, services, member, { kind: "security", template: "payment.password.changed", values });
  });
  services.sendSoon();
}

/**
 * Sets the first payment password, authorised by the login password, or changes it, authorised by the current one (VL-05, WL-12).
 *
 * @throws Refusal `fields`, `password.old.invalid`, `login.locked`, `payment.password.*`
 */
export async function changePaymentPassword(
  services: Services,
  call: Call,
  request: SetPaymentPassword,
): Promise<Record<string, never>> {
  const { tenantId, memberId } = requireSession(call);
  const member = await getMember(services.db, tenantId, memberId);
  const { password = "", oldPaymentPassword = "", newPaymentPassword: next } = request;
  const isFirst = member.payment_password_hash === null;
  const proof = isFirst ? "password" : "oldPaymentPassword";
  requireFields(call, request, (isFirst ? password : oldPaymentPassword) === "" ? proof : undefined);
  let former: string | null = null;
  if (isFirst) await requireMemberPassword(services, call, member.password_hash, password);
  else former = await requirePaymentPassword(services, call, oldPaymentPassword);
  if (!isFirst && next === oldPaymentPassword) throw new Refusal("payment.password.same");
  await store(services, call, { former, next }, async () => {});
  return {};
}

/**
 * Resets a forgotten payment password with a code sent to the confirmed mailbox or phone; this ends a lock.
 *
 * @throws Refusal `fields`, `contact.missing`, `sms.code.*`
 */
export async function resetMemberPaymentPassword(
  services: Services,
  call: Call,
  request: ResetPaymentPassword,
): Promise<Record<string, never>> {
  const { db, paymentGuard, verificationCodes } = services;
  const session = requireSession(call);
  requireFields(call, request);
  const member = await getMember(db, session.tenantId, session.memberId);
  const scope = toContactScope(session, member, request.kind, "PAYMENT_PASSWORD");
  const code = await verificationCodes.check(session.tenantId, scope, request.verificationCode);
  const change = { former: member.payment_password_hash, next: request.newPaymentPassword };
  await store(services, call, change, (tx) => verificationCodes.consume(tx, code));
  await paymentGuard.succeed(toPaymentTry(services, session), allTries);
  return {};
}

import { toUsernameKey } from "../../authentication/toUsernameKey.ts";
import {
  checkField,
  type FieldError,
  type ForgotPasswordRequest,
  type ForgotPasswordValue,
  mailboxRule,
} from "@marquee/contract";
import { transact } from "@marquee/database";
import type { Call } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { addReset, resetMinutes } from "../../authentication/login/oneTimeStore.ts";
import { toPasswordKey } from "../../authentication/login/toPasswordKey.ts";
import { addSecurityEntries } from "../../authentication/securityLogStore.ts";
import { createToken, toTokenHash } from "../../authentication/token.ts";
import { toRecipientMask } from "../../authentication/toRecipientMask.ts";
import { countCode } from "../../authentication/verificationDayStore.ts";
import type { Services } from "./services.ts";
import { findMemberByName, type Member } from "../auth/index.ts";
import { passwordResetTemplate } from "./passwordResetTemplate.ts";

/** The minimum time between two mails to one mailbox, in seconds. */
const gapSeconds = 60;

function requireFields(username: string, email: string): void {
  const faults: FieldError[] = username === "" ? [{ name: "username", rule: "required" }] : [];
  const fault = checkField("email", email, mailboxRule);
  if (fault) faults.push(fault);
  if (faults.length > 0) throw new Refusal("fields", { fields: faults });
}

/** The address of the reset page; the token follows `#`, so it never leaves the browser, and no log or Referer contains it. */
const toLink = ({ origin }: Call, token: string): string => `${origin}/reset-password#${token}`;

/** Counts a mail to a known or unknown mailbox. @throws Refusal `rate.limited` */
async function count({ db, nameKey, config }: Services, { tenant }: Call, email: string): Promise<void> {
  const subjectKey = nameKey(tenant.id, `mail for a new password ${email}`);
  const subject = { tenantId: tenant.id, kind: "RECIPIENT", subjectKey } as const;
  const retryAfter = await countCode(db, subject, config.limits.codes.perRecipient, gapSeconds);
  if (retryAfter > 0) throw new Refusal("rate.limited", { retryAfter });
}

async function send({ db, messages, sendSoon }: Services, call: Call, member: Member, email: string): Promise<void> {
  const token = createToken();
  const who = { tenantId: call.tenant.id, memberId: member.id };
  await transact(db, async (tx) => {
    await addReset(tx, who, toTokenHash(token), toPasswordKey(member.password_hash));
    await messages.add(tx, {
      tenantId: call.tenant.id,
      channel: "mail",
      recipient: email,
      template: passwordResetTemplate.name,
      language: call.language,
      values: {
        link: toLink(call, token),
        site: call.tenant.name,
        username: member.username,
        minutes: String(resetMinutes),
      },
      requestId: call.requestId,
    });
    await addSecurityEntries(tx, [{ ...who, event: "password.reset.asked", call }]);
  });
  sendSoon();
}

/**
 * Sends a password reset link if username and mailbox belong to one account, whose member has proved the mailbox (LG-16, VL-14). The answer is the same if
 * they do not, unless the merchant's setting allows the answer to reveal it (Q-35, ER-19).
 *
 * @throws Refusal `fields`, `account.email.unknown`, `rate.limited`
 */
export async function forgotPassword(
  services: Services,
  call: Call,
  request: ForgotPasswordRequest,
): Promise<ForgotPasswordValue> {
  const { tenant } = call;
  const [username, email] = [request.username.trim(), request.email.trim().toLowerCase()];
  requireFields(username, email);
  await count(services, call, email);
  const member = await findMemberByName(services.db, tenant.id, toUsernameKey(username));
  const isOwn = member?.email_key === email && member.email_confirmed_at !== null;
  const isKnown = isOwn && member.status !== "CLOSED";
  if (isKnown) await send(services, call, member, email);
  else if (tenant.settings.tellUnknownAccounts === true) throw new Refusal("account.email.unknown");
  return { sent: true, mask: toRecipientMask("mail", email), expiredMinutes: resetMinutes };
}

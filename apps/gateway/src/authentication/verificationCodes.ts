import { createHmac, hkdfSync, randomInt, timingSafeEqual } from "node:crypto";
import type { VerificationSent } from "@marquee/contract";
import { transact } from "@marquee/database";
import { toAddressKey } from "@marquee/rate-limit";
import type { Config } from "../config.ts";
import type { Db } from "../db/Db.ts";
import type { Call } from "../http/Call.ts";
import { Refusal } from "../http/Refusal.ts";
import type { Messages } from "../messages/createMessages.ts";
import type { Channel } from "../messages/MessageTemplate.ts";
import { toRecipientMask } from "./toRecipientMask.ts";
import { type CodeKey, putCode, tryCode, useCode } from "./verificationCodeStore.ts";
import { type CodeCount, countCode } from "./verificationDayStore.ts";
import { verificationTemplate } from "./verificationTemplate.ts";

/** How long a code is valid, and how often it may be typed wrong. */
const lifeMinutes = 5;
const mostTries = 5;
/** The time between two codes to one recipient, in seconds. */
const gapSeconds = 60;

/** The purpose of a code: a code for a login cannot be used to register, and so on. */
export type CodePurpose = "REGISTER" | "LOGIN" | "RESET" | "NEW_ADDRESS" | "CHANGE";

/** What a code is bound to: with another purpose, number or browser it is wrong. */
export interface CodeScope {
  readonly purpose: CodePurpose;
  readonly channel: Channel;
  /** A mail address, or a phone number such as `+84901234567`. */
  readonly recipient: string;
  /** Who may type it: a session's token hash, or the browser's secret ({@link openCodeHolder}). */
  readonly holder: string;
}

/** A code that was typed correctly and has not been used yet. */
export interface CheckedCode {
  readonly tenantId: string;
  readonly id: string;
}

/**
 * Codes of six digits sent to a phone or mailbox: valid for five minutes, one use, five tries; capped by recipient, address
 * and merchant per day. Everything is in the database, so all its gateways agree.
 */
export interface VerificationCodes {
  /**
   * Sends a code, which replaces an earlier one of the same scope. With `isSent` false everything happens except the message:
   * this is for an unknown number, which the answer must not reveal.
   *
   * @throws Refusal `sms.too.many` with `retryAfter`, `sms.quota.insufficient`
   */
  readonly issue: (call: Call, scope: CodeScope, options?: { readonly isSent: boolean }) => Promise<VerificationSent>;
  /** Counts a message with a link to its recipient, the caller's address and the merchant. @throws Refusal as `issue` */
  readonly countLink: (tx: Db, call: Call, channel: Channel, recipient: string) => Promise<void>;
  /** Checks a typed code and counts the attempt. @throws Refusal `sms.code.invalid`, `sms.code.expired` */
  readonly check: (tenantId: string, scope: CodeScope, code: string) => Promise<CheckedCode>;
  /** Marks a checked code as used, in the transaction that it authorises. @throws Refusal `sms.code.expired` if it was used in the meantime */
  readonly consume: (tx: Db, checked: CheckedCode) => Promise<void>;
}

interface Parts {
  readonly db: Db;
  readonly messages: Messages;
  readonly limits: Config["limits"]["codes"];
  /** Shared by all gateways of a database. */
  readonly secret: string;
  /** Sends the messages that wait in the outbox, soon. */
  readonly sendSoon: () => void;
}

/** Verification codes on the gateway's database. */
export function createVerificationCodes({ db, messages, limits, secret, sendSoon }: Parts): VerificationCodes {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "verification codes", 32));
  // Parts are joined as JSON: no value can shift the border between two of them.
  const hash = (...parts: readonly string[]): string =>
    createHmac("sha256", key).update(JSON.stringify(parts)).digest("base64url");

  const toKey = (tenantId: string, { purpose, channel, recipient, holder }: CodeScope): CodeKey => ({
    tenantId,
    purpose,
    recipientKey: hash("recipient", tenantId, channel, recipient.toLowerCase()),
    holderKey: hash("holder", tenantId, holder),
  });
  const toCodeHash = (codeKey: CodeKey, code: string): string =>
    hash("code", codeKey.tenantId, codeKey.purpose, codeKey.recipientKey, codeKey.holderKey, code);

  async function count(tx: Db, { tenant, location }: Call, recipientKey: string): Promise<void> {
    const tenantId = tenant.id;
    const addressKey = hash("address", toAddressKey(location.ip));
    // Always in this order, so that two requests never wait for each other's rows.
    const counts: readonly [CodeCount, number, number][] = [
      [{ tenantId, kind: "RECIPIENT", subjectKey: recipientKey }, limits.perRecipient, gapSeconds],
      [{ tenantId, kind: "ADDRESS", subjectKey: addressKey }, limits.perAddress, 0],
    ];
    for (const [subject, most, gap] of counts) {
      const retryAfter = await countCode(tx, subject, most, gap);
      if (retryAfter > 0) throw new Refusal("sms.too.many", { retryAfter });
    }
    const all: CodeCount = { tenantId, kind: "MERCHANT", subjectKey: tenant.id };
    if ((await countCode(tx, all, limits.perMerchant, 0)) > 0) throw new Refusal("sms.quota.insufficient");
  }

  return {
    async issue(call, scope, { isSent } = { isSent: true }) {
      const { tenant, language, requestId } = call;
      const codeKey = toKey(tenant.id, scope);
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      await transact(db, async (tx) => {
        await count(tx, call, codeKey.recipientKey);
        await putCode(tx, codeKey, toCodeHash(codeKey, code), lifeMinutes);
        if (!isSent) return;
        await messages.add(tx, {
          tenantId: tenant.id,
          channel: scope.channel,
          recipient: scope.recipient,
          template: verificationTemplate.name,
          language,
          values: { code, site: tenant.name, minutes: String(lifeMinutes) },
          requestId,
        });
      });
      if (isSent) sendSoon();
      return {
        expiredMinutes: lifeMinutes,
        resendSeconds: gapSeconds,
        channel: scope.channel === "sms" ? "SMS" : "EMAIL",
        mask: toRecipientMask(scope.channel, scope.recipient),
      };
    },
    // By itself: a code may follow at once.
    countLink: (tx, call, channel, recipient) =>
      count(tx, call, hash("link", call.tenant.id, channel, recipient.toLowerCase())),
    async check(tenantId, scope, code) {
      const codeKey = toKey(tenantId, scope);
      const stored = await tryCode(db, codeKey, mostTries);
      if (stored === undefined) throw new Refusal("sms.code.invalid");
      if (stored.isOver) throw new Refusal("sms.code.expired");
      const [expected, typed] = [Buffer.from(stored.codeHash), Buffer.from(toCodeHash(codeKey, code.trim()))];
      if (!timingSafeEqual(expected, typed)) throw new Refusal("sms.code.invalid");
      return { tenantId, id: stored.id };
    },
    async consume(tx, { tenantId, id }) {
      if (!(await useCode(tx, tenantId, id))) throw new Refusal("sms.code.expired");
    },
  };
}

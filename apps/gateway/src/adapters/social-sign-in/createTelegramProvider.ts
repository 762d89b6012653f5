import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { Refusal } from "../../http/Refusal.ts";
import type { ShortLivedState } from "../short-lived-state/ShortLivedState.ts";
import type { TelegramSettings } from "./readSocialSettings.ts";
import { type SignInProvider, toShownName } from "./SocialSignIn.ts";

/** How old a signed login may be, in seconds, and how far a clock may be ahead. */
const oldest = 300;
const skew = 60;

/** Telegram's user ids are the same for all bots. */
const issuer = "https://telegram.org";

const Signed = Type.Record(
  Type.String({ pattern: "^[a-z_]{1,32}$" }),
  Type.Union([Type.String({ maxLength: 1_000 }), Type.Integer()]),
);

function readSigned(text: string): Readonly<Record<string, string | number>> {
  try {
    const fields: unknown = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
    if (Value.Check(Signed, fields)) return fields;
  } catch {
    // Text that is not JSON is refused like fields without a signature.
  }
  throw new Refusal("social.failed");
}

function isSigned(fields: Readonly<Record<string, string | number>>, hash: string, botToken: string): boolean {
  const text = Object.entries(fields)
    .filter(([name]) => name !== "hash")
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join("\n");
  const key = createHash("sha256").update(botToken).digest();
  const right = createHmac("sha256", key).update(text).digest();
  const given = Buffer.from(hash, "hex");
  return given.length === right.length && timingSafeEqual(given, right);
}

/**
 * Sign-in by Telegram's signed login (core.telegram.org/widgets/login): HMAC-SHA256 over the fields by the SHA-256 of the bot's token,
 * at most five minutes old, each signature once. Telegram's answer carries no state, so ours is part of the return address.
 */
export function createTelegramProvider(
  { botToken, page = "https://oauth.telegram.org/auth" }: TelegramSettings,
  state: ShortLivedState,
): SignInProvider {
  return {
    kind: "telegram",
    async createAddress({ state: own, redirectUri }) {
      const back = new URL(redirectUri);
      back.searchParams.set("state", own);
      const address = new URL(page);
      address.searchParams.set("bot_id", botToken.split(":")[0] ?? "");
      address.searchParams.set("origin", back.origin);
      address.searchParams.set("return_to", back.href);
      return address.href;
    },
    async identify({ state: own }, response) {
      const result = response.get("tgAuthResult");
      if (result === "false") throw new Refusal("social.cancelled");
      if (result === null || response.get("state") !== own) throw new Refusal("social.failed");
      const fields = readSigned(result);
      const { hash = "", id = "", auth_date: at = 0, first_name: first = "", last_name: last = "" } = fields;
      if (!isSigned(fields, String(hash), botToken)) throw new Refusal("social.failed");
      const age = Date.now() / 1000 - Number(at);
      if (!(age <= oldest && age >= -skew) || !/^[1-9][0-9]{0,18}$/.test(String(id)))
        throw new Refusal("social.failed");
      const isFirst = await state.claim("social-answer-use", String(hash), own, (oldest + skew) * 1000);
      if (!isFirst) throw new Refusal("social.failed");
      return { issuer, subject: String(id), name: toShownName(`${first} ${last}`), email: undefined };
    },
  };
}

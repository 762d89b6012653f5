import { createHmac, randomUUID } from "node:crypto";
import { providerSignature, toSignatureText } from "@marquee/contract";
import { SignJWT } from "jose";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { createProviderCall } from "../payments/callProvider.ts";
import { type OutsideChat, OutsideChatError } from "./OutsideChat.ts";

/** The whole time of one call. In milliseconds. */
const patience = 3_000;
/** After a call without an answer, for how long nothing is asked: open pages ask each minute. In milliseconds. */
const pause = 5_000;
const tokenLife = "60s";

const pagePath = "/chat";
const unreadPath = "/api/unread";
const logoutPath = "/api/logout";
const Unread = Type.Object({ unread: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) });

/**
 * A chat system that speaks our protocol (decision 171). Its page is `<url>/chat`: title, language and colour are in the query, and the token, a JWT
 * (HS256), is in the fragment, which no server's log has. `POST <url>/api/unread` with `{ user }` answers `{ unread }`, and `POST <url>/api/logout` with
 * `{ user, sid }` 200 or 204; both are signed as calls of game providers are.
 */
export function createHttpChat(
  merchant: string,
  { url, secret }: { readonly url: string; readonly secret: string },
): OutsideChat {
  const { origin } = new URL(url);
  const key = new TextEncoder().encode(secret);
  const call = createProviderCall(undefined, patience);
  let silentUntil = 0;

  async function ask(path: string, content: object): Promise<{ readonly status: number; readonly text: string }> {
    if (performance.now() < silentUntil)
      throw new OutsideChatError("it did not answer a moment ago", { isRepeat: true, isSilent: true });
    const body = JSON.stringify(content);
    const timestamp = String(Math.floor(Date.now() / 1_000));
    const signature = createHmac("sha256", secret)
      .update(toSignatureText(timestamp, path, body))
      .digest("hex");
    const headers = {
      "content-type": "application/json",
      "x-merchant": merchant,
      [providerSignature.timestamp]: timestamp,
      [providerSignature.signature]: signature,
    };
    try {
      return await call(`${origin}${path}`, { method: "POST", headers, body });
    } catch (error) {
      silentUntil = performance.now() + pause;
      throw new OutsideChatError(error instanceof Error ? error.message : String(error), { isSilent: true });
    }
  }

  return {
    kind: "http",
    origin,
    async createAddress({ id, nickname, language, sid }, { site, title, headerColor }) {
      const token = await new SignJWT({ nickname, language, site, sid })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setIssuer(merchant)
        .setAudience(origin)
        .setSubject(id)
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime(tokenLife)
        .sign(key);
      const query = new URLSearchParams({ ...(title === undefined ? {} : { title }), language, headerColor });
      return `${origin}${pagePath}?${query.toString()}#token=${token}`;
    },
    async countUnread(id) {
      const { status, text } = await ask(unreadPath, { user: id });
      let answer: unknown;
      try {
        answer = JSON.parse(text);
      } catch {
        throw new OutsideChatError(`${status}, and no JSON`);
      }
      if (status !== 200 || !Value.Check(Unread, answer)) throw new OutsideChatError(`${status}, and no number`);
      return answer.unread;
    },
    async endSession(id, sid) {
      const { status } = await ask(logoutPath, { user: id, sid });
      if (status !== 200 && status !== 204) throw new OutsideChatError(`${status} to a log-out`);
    },
  };
}

import { DeliveryError } from "../DeliveryError.ts";
import type { SmsSender } from "./SmsSender.ts";

const timeout = 10_000;
const mostReason = 200;

/**
 * The service's reason: Twilio's errors hold a code and a message, neither of which contains the text that was sent.
 */
async function readReason(response: Response): Promise<string> {
  const data: unknown = await response.json().catch(() => undefined);
  const code: unknown = Object(data).code;
  const message: unknown = Object(data).message;
  return [response.status, code, message]
    .filter((part) => part !== undefined)
    .join(" ")
    .slice(0, mostReason);
}

/** Short messages over Twilio's HTTP interface, which other services also offer: `https://sid:token@host`. */
export function createHttpSms(url: string, from: string): SmsSender {
  const { origin, username, password } = new URL(url);
  const [sid, token] = [decodeURIComponent(username), decodeURIComponent(password)];
  const address = `${origin}/2010-04-01/Accounts/${encodeURIComponent(sid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${sid}:${token}`).toString("base64")}`;

  async function post(to: string, text: string): Promise<Response> {
    const body = new URLSearchParams({ To: to, From: from, Body: text });
    try {
      return await fetch(address, {
        method: "POST",
        headers: { authorization },
        body,
        redirect: "error",
        signal: AbortSignal.timeout(timeout),
      });
    } catch (error) {
      throw new DeliveryError(error instanceof Error ? error.message : String(error), false);
    }
  }

  return {
    kind: "http",
    async send({ to, text }) {
      const response = await post(to, text);
      if (response.ok) return void (await response.body?.cancel());
      // "Too many requests" and a refused login may be temporary; any other 4xx is permanent.
      const isFinal =
        response.status >= 400 && response.status < 500 && response.status !== 429 && response.status !== 401;
      throw new DeliveryError(await readReason(response), isFinal);
    },
  };
}

import { randomBytes, timingSafeEqual } from "node:crypto";
import type { NameKey } from "../../authentication/createNameKey.ts";

/** How long a view may be counted after its banner was asked for. */
export const ticketMinutes = 60;

/** A view takes a second. */
const leastMilliseconds = 1_000;

const sign = (key: NameKey, tenantId: string, bannerId: string, what: string): string =>
  key(tenantId, `banner ticket\n${bannerId}\n${what}`);

/** A ticket to count one visit to a banner: `<milliseconds>.<nonce>.<signature>`. */
export function createBannerTicket(key: NameKey, tenantId: string, bannerId: string): string {
  const what = `${Date.now()}.${randomBytes(9).toString("base64url")}`;
  return `${what}.${sign(key, tenantId, bannerId, what)}`;
}

/** What a ticket is claimed by; undefined where it is not of this banner, younger than a view takes, or too old. */
export function readBannerTicket(
  key: NameKey,
  tenantId: string,
  { bannerId, ticket, kind }: { readonly bannerId: string; readonly ticket: string; readonly kind: "VIEW" | "CLICK" },
): string | undefined {
  const [at = "", nonce = "", signature = ""] = ticket.split(".");
  const [expected, given] = [Buffer.from(sign(key, tenantId, bannerId, `${at}.${nonce}`)), Buffer.from(signature)];
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  const age = Date.now() - Number(at);
  if (age > ticketMinutes * 60_000 || (kind === "VIEW" && age < leastMilliseconds)) return undefined;
  return `${tenantId} ${nonce} ${kind}`;
}

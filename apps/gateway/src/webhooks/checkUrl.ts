import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { isLoopback, isPublicAddress } from "./isPublicAddress.ts";

/** Where webhooks may go. */
export interface UrlRules {
  /** This machine is a place to send to: everywhere but in production. */
  readonly mayLoopback: boolean;
}

/** Whether webhooks may be sent to an IP address. */
export function isAllowedAddress(address: string, { mayLoopback }: UrlRules): boolean {
  return isPublicAddress(address) || (mayLoopback && isLoopback(address));
}

/** The host of an address without the brackets of IPv6. */
export const toHostName = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

const isOwnName = (host: string): boolean => host === "localhost" || host.endsWith(".localhost") || isLoopback(host);

/** The address of an endpoint as it may be stored; `undefined` for one of another form. */
export function readUrl(text: string, { mayLoopback }: UrlRules): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.username !== "" || url.password !== "" || url.hash !== "") return undefined;
  const host = toHostName(url);
  const isPlain = url.protocol === "http:" && mayLoopback && isOwnName(host);
  if (url.protocol !== "https:" && !isPlain) return undefined;
  return url;
}

const patience = 3_000;

/** Whether the host of an address is, or resolves to, addresses to which webhooks may be sent, and no other ones. */
export async function canReach(url: URL, rules: UrlRules): Promise<boolean> {
  const host = toHostName(url);
  if (isIP(host) !== 0) return isAllowedAddress(host, rules);
  const giveUp = new AbortController();
  const late = wait(patience, [], { signal: giveUp.signal });
  try {
    const found = await Promise.race([lookup(host, { all: true }), late]);
    return found.length > 0 && found.every(({ address }) => isAllowedAddress(address, rules));
  } catch {
    return false;
  } finally {
    late.catch(() => {});
    giveUp.abort();
  }
}

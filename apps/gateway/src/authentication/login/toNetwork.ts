import { toAddressKey } from "@marquee/rate-limit";

/** The network of an IP address, within which a home's or phone's address may change: the /24 of IPv4, the /64 of IPv6. */
export function toNetwork(ip: string): string {
  const key = toAddressKey(ip);
  return /^\d+\.\d+\.\d+\.\d+$/.test(key) ? `${key.split(".").slice(0, 3).join(".")}.0/24` : key;
}

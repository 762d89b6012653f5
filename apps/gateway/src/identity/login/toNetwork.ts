import { toAddressKey } from "@marquee/rate-limit";

/** The network of an address, in which a home's or a phone's address changes: of IPv4 the first three numbers, of IPv6 the /64. */
export function toNetwork(ip: string): string {
  const key = toAddressKey(ip);
  return /^\d+\.\d+\.\d+\.\d+$/.test(key) ? `${key.split(".").slice(0, 3).join(".")}.0/24` : key;
}

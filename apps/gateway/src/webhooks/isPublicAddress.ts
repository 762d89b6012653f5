import { BlockList, isIP } from "node:net";

/** Networks of which no address is a stranger's machine on the internet (IANA special-purpose registries). */
const special = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  special.addSubnet(network, bits, "ipv4");

/** Of IPv6 only the global unicast addresses are public, and of them not those that hold another protocol's address or an example. */
const unicast = new BlockList();
unicast.addSubnet("2000::", 3, "ipv6");
const wrapped = new BlockList();
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  wrapped.addSubnet(network, bits, "ipv6");

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Whether an IP address is one of this machine itself. */
export function isLoopback(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && loopback.check(address, family === 4 ? "ipv4" : "ipv6");
}

/** Whether an IP address is one on the public internet: not private, link-local, reserved, or a wrapped IPv4 address. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  if (family === 4) return !special.check(address, "ipv4");
  return unicast.check(address, "ipv6") && !wrapped.check(address, "ipv6");
}

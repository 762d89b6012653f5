import { isIPv4, isIPv6 } from "node:net";

/** The groups of one side of `::`; a dotted end counts as two. */
function toGroups(text: string): number[] {
  if (text === "") return [];
  return text.split(":").flatMap((group) => {
    if (!group.includes(".")) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split(".").map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

/** The eight groups of a valid IPv6 address. */
function expand(address: string): readonly number[] {
  const [before = "", after] = address.split("::");
  const [head, tail] = [toGroups(before), toGroups(after ?? "")];
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}

/**
 * The address by which visitors are counted: IPv4 as it is, IPv4 mapped into IPv6 as that IPv4, IPv6 by its /64, since one
 * subscriber has at least 2⁶⁴ addresses. All invalid addresses share one key and so one allowance.
 */
export function toAddressKey(address: string): string {
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return "unknown";
  const groups = expand(address.split("%")[0] ?? "");
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

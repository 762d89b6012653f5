import { isIPv6, SocketAddress } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toAddressKey } from "./toAddressKey.ts";

const group = fc.integer({ min: 0, max: 0xffff });
const half = fc.array(fc.oneof(group, fc.constant(0)), { minLength: 4, maxLength: 4 });
const toFull = (groups: readonly number[]): string =>
  groups.map((part) => part.toString(16).padStart(4, "0")).join(":");
/** The platform's own shortest spelling. */
const toShort = (address: string): string => new SocketAddress({ address, family: "ipv6" }).address;
const isMapped = (first: readonly number[], last: readonly number[]): boolean =>
  first.every((part) => part === 0) && last[0] === 0 && last[1] === 0xffff;

describe("toAddressKey", () => {
  it("counts IPv4 as it is, mapped or not", () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const [a = 0, b = 0, c = 0, d = 0] = address.split(".").map(Number);
        const mapped = [
          `::ffff:${address}`,
          `::FFFF:${address}`,
          `0:0:0:0:0:ffff:${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`,
        ];
        expect([address, ...mapped].map(toAddressKey)).toEqual([address, address, address, address]);
      }),
    );
  });

  it("counts IPv6 by its first 64 bits, whichever way it is written", () => {
    fc.assert(
      fc.property(half, half, half, (first, last, other) => {
        fc.pre(!isMapped(first, last) && !isMapped(first, other));
        const full = toFull([...first, ...last]);
        const key = `${first.map((part) => part.toString(16)).join(":")}::/64`;
        const spellings = [
          full,
          full.toUpperCase(),
          toShort(full),
          `${toShort(full)}%eth0`,
          toFull([...first, ...other]),
        ];
        expect(spellings.map(toAddressKey)).toEqual(spellings.map(() => key));
      }),
    );
  });

  it("gives two networks two keys", () => {
    fc.assert(
      fc.property(half, half, half, (first, second, last) => {
        fc.pre(toFull(first) !== toFull(second) && !isMapped(first, last) && !isMapped(second, last));
        expect(toAddressKey(toFull([...first, ...last]))).not.toBe(toAddressKey(toFull([...second, ...last])));
      }),
    );
  });

  it("answers any text with a short key, and one for all that is no address", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.ipV6(),
          fc.constantFrom("", "::", "::1", "x".repeat(1_000_000), "1.2.3.4.5", "__proto__", "\0"),
        ),
        (text) => {
          const key = toAddressKey(text);
          expect(key.length).toBeLessThan(30);
          if (!isIPv6(text) && !/^[\d.]+$/.test(text)) expect(key).toBe("unknown");
        },
      ),
    );
  });
});

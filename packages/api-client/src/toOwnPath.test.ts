import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toOwnPath } from "./toOwnPath.ts";

describe("toOwnPath", () => {
  it.each(["/", "/rng?page=2", "/hot#top", "/search?q=%2F%2Fx", "/rng?back=https://a.example"])("keeps %j", (path) => {
    expect(toOwnPath(path)).toBe(path);
  });

  it.each([
    "",
    "rng",
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/\r\\evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/a/..//evil.example",
    "///evil.example",
    "//site.invalid@evil.example",
    "javascript:alert(1)",
    " /\t/evil.example",
    "http://site.invalid/rng",
  ])("gives up %j", (text) => {
    expect(toOwnPath(text)).toBeNull();
  });

  it("never leads to another site, however it is read", () => {
    const parts = fc.array(
      fc.constantFrom("/", "\\", ".", "..", "\t", "\n", "@", ":", "evil.example", "%2f", "?", "#", "https:"),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(parts, (list) => {
        const path = toOwnPath(`/${list.join("")}`);
        if (path !== null) expect(new URL(path, "https://own.example").origin).toBe("https://own.example");
      }),
      { numRuns: 2_000 },
    );
  });
});

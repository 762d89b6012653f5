import { describe, expect, it } from "vitest";
import { toCompressed } from "./Build.ts";
import { toPackage, toShares } from "./toShares.ts";

describe("shares of a page's bytes", () => {
  it("names a library by its last folder in the store, ours by its package, the rest bundler", () => {
    const modules = [
      "/x/node_modules/.pnpm/@scope+one@1/node_modules/@scope/one/lib/a.js",
      "/x/node_modules/.pnpm/two@2/node_modules/two/index.js",
      "/x/packages/features/games/src/index.ts",
      "/x/packages/runtime/src/index.ts",
      "\0rolldown/runtime.js",
    ];
    expect(modules.map(toPackage)).toEqual([
      "@scope/one",
      "two",
      "packages/features/games",
      "packages/runtime",
      "bundler",
    ]);
  });

  it("adds up to what the scripts weigh, the heavier package first", () => {
    const toModule = (code: string) => ({ code, renderedLength: code.length, renderedExports: [], removedExports: [] });
    const small = "export const one = 1;";
    const large = `export const words = ${JSON.stringify(Array.from({ length: 200 }, (_, index) => (index * 7919) % 1009))};`;
    const modules = {
      "/x/packages/small/a.ts": toModule(small),
      "/x/packages/large/b.ts": toModule(large),
      "/x/packages/none/c.ts": toModule(""),
    };
    const bytes = toCompressed(small + large);
    const shares = toShares([{ file: "all.js", code: small + large, bytes, modules }]);
    expect(shares.map(({ name }) => name)).toEqual(["packages/large", "packages/small", "packages/none"]);
    expect(shares.reduce((sum, share) => sum + share.bytes, 0)).toBeCloseTo(bytes, 6);
  });
});

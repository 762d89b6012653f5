import { describe, expect, it } from "vitest";
import { toHref } from "./toHref.ts";

describe("a banner's link", () => {
  it("BN-16: leads to a page of the site, or elsewhere over https", () => {
    expect(toHref({ linkageType: "INNER", linkage: "/rng?page=2" })).toBe("/rng?page=2");
    expect(toHref({ linkageType: "OUTER", linkage: "https://promo.example/a?b=c" })).toBe("https://promo.example/a?b=c");
  });

  it.each(["//evil.example", "/\\evil.example", "/\t/evil.example", "/.//evil.example", "https://evil.example", "javascript:alert(1)", "", "rng"])("BN-16: leads nowhere from %j, which says that it stays on the site", (linkage) => {
    expect(toHref({ linkageType: "INNER", linkage })).toBeUndefined();
  });

  it.each(["http://promo.example", "https://", "https://good.example@evil.example/", "javascript:alert(1)//https://", "//promo.example", "/rng", "", " "])("BN-16: leads nowhere from %j, which says that it leaves", (linkage) => {
    expect(toHref({ linkageType: "OUTER", linkage })).toBeUndefined();
  });
});

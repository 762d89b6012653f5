import { describe, expect, it } from "vitest";
import type { Banner } from "@marquee/contract";
import { toHref as toPageHref } from "./toHref.ts";

const toHref = (banner: Pick<Banner, "linkageType" | "linkage" | "title">) => toPageHref(banner, "/game");

describe("a banner's link", () => {
  it("BN-16: leads to a page of the site, or elsewhere over https", () => {
    expect(toHref({ linkageType: "INNER", linkage: "/rng?page=2", title: "" })).toBe("/rng?page=2");
    expect(toHref({ linkageType: "OUTER", linkage: "https://promo.example/a?b=c", title: "" })).toBe(
      "https://promo.example/a?b=c",
    );
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "",
    "rng",
  ])("BN-16: leads nowhere from %j, which says that it stays on the site", (linkage) => {
    expect(toHref({ linkageType: "INNER", linkage, title: "" })).toBeUndefined();
  });

  it.each([
    "http://promo.example",
    "https://",
    "https://good.example@evil.example/",
    "javascript:alert(1)//https://",
    "//promo.example",
    "/rng",
    "",
    " ",
  ])("BN-16: leads nowhere from %j, which says that it leaves", (linkage) => {
    expect(toHref({ linkageType: "OUTER", linkage, title: "" })).toBeUndefined();
  });

  it("BN-20: leads to the game that its node id names, whatever stands in it", () => {
    expect(toHref({ linkageType: "GAME", linkage: "aurelune-rng-luna-1&mode=DEMO", title: "A & B" })).toBe(
      "/game?gameCode=aurelune-rng-luna-1%26mode%3DDEMO&nodeId=aurelune-rng-luna-1%26mode%3DDEMO&gameName=A+%26+B",
    );
    expect(toHref({ linkageType: "GAME", linkage: "", title: "" })).toBeUndefined();
  });
});

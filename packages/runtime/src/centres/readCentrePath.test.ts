import { describe, expect, it } from "vitest";
import { toCentrePath } from "./centreAddress.ts";
import { readCentrePath } from "./readCentrePath.ts";

describe("an address of a centre", () => {
  it.each([
    ["/member", "member", ""],
    ["/member/", "member", ""],
    ["/Member/messageV2", "member", "messageV2"],
    ["/member/transactionHistory/", "member", "transactionHistory"],
    ["/agent", "agent", ""],
    ["/agent/teamOverview", "agent", "teamOverview"],
    ["/member/__proto__", "member", "__proto__"],
    ["/member/%00", "member", "%00"],
  ] as const)("SH-16, SH-17: %s is one", (path, centre, panel) => {
    expect(readCentrePath(path)).toEqual({ centre, panel });
    if (!/\/$|[A-Z]ember/.test(path)) expect(toCentrePath({ centre, panel })).toBe(path);
  });

  it.each(["", "/", "/members", "/memberships/x", "/member/a/b", "/x/member", "//member", "/agents"])(
    "SH-16: %s is none",
    (path) => {
      expect(readCentrePath(path)).toBeNull();
    },
  );
});

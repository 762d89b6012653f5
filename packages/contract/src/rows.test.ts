import { describe, expect, it } from "vitest";
import { isErrorCode } from "./errors.ts";
import { isModId, moduleParents } from "./modules.ts";
import { rows } from "./rows.ts";

describe("rows", () => {
  it("RP-25: each row has one name, one address and a module id of the tree", () => {
    const names = rows.map((row) => row.endpoint.name);
    const addresses = rows.flatMap(({ endpoint }) =>
      [endpoint.method, ...endpoint.alsoMethods].map((method) => `${method} ${endpoint.path}`),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const { endpoint, errors } of rows) {
      expect(isModId(endpoint.moduleId)).toBe(true);
      expect(errors.every(isErrorCode)).toBe(true);
    }
  });

  it("LG-24: what pages ask by themselves keeps no session, and everything else does", () => {
    const passive = rows.filter(({ endpoint }) => endpoint.passive).map(({ endpoint }) => endpoint.name);
    expect(passive.toSorted()).toEqual([
      "countBanners",
      "getBalance",
      "getChatMessage",
      "getDisplayRate",
      "getFunds",
      "getLiveChat",
      "getMemberRank",
      "getMemberTerms",
      "getMerchantWallet",
      "getMissionSummary",
      "getSessionLife",
      "getStatus",
      "getTeamOverview",
      "getUnreadCount",
      "getWhitelabel",
      "listChallenges",
      "listChatLines",
      "listRewards",
      "listenEvents",
      "notePlay",
      "readChatRoom",
      "signalLiveChat",
    ]);
  });

  it("EN-11: the tree has one root, and every node leads to it", () => {
    const roots = Object.entries(moduleParents).filter(([, parent]) => parent === null);
    expect(roots.map(([id]) => id)).toEqual(["ROOT3"]);
    for (const id of Object.keys(moduleParents)) {
      const seen = new Set<string>();
      for (let at: string | null = id; at !== null && isModId(at); at = moduleParents[at]) {
        expect(seen.has(at)).toBe(false);
        seen.add(at);
      }
      expect(seen.has("ROOT3")).toBe(true);
    }
  });

  it("a row that changes something takes no plain password", () => {
    for (const { endpoint, request } of rows) {
      if (JSON.stringify(request).includes('"password"')) expect(endpoint.encrypted).toBe(true);
    }
  });
});

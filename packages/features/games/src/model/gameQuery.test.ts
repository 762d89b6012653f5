import { describe, expect, it } from "vitest";
import { changeGameQuery, toGameQuery, toListRequest, toSearchParams } from "./gameQuery.ts";

const query = toGameQuery(new URLSearchParams("page=3&vendor=NOVA&q=fort"));

describe("game query", () => {
  it("GM-04: choosing a vendor starts again at page 1, turning the page keeps the vendor", () => {
    expect(changeGameQuery(query, { vendor: "KITE" })).toEqual({
      page: 1,
      vendor: "KITE",
      classify: "",
      search: "fort",
    });
    expect(changeGameQuery(query, { page: 4 })).toEqual({ page: 4, vendor: "NOVA", classify: "", search: "fort" });
  });

  it("GM-09: the address holds the selection and reads back as the same", () => {
    expect(toGameQuery(toSearchParams(query))).toEqual(query);
    expect(toSearchParams(toGameQuery(new URLSearchParams())).toString()).toBe("");
  });

  it.each(["0", "-1", "1.5", "NaN", "1e99", "x"])("a page of %j counts as the first", (page) => {
    expect(toGameQuery(new URLSearchParams({ page })).page).toBe(1);
  });

  it("GM-02, GM-05: asks for 42 of the page, with the searched name", () => {
    const request = toListRequest(query, "RNG", { merchant: "DEMO", language: "EN" });
    expect(request).toMatchObject({
      pageNo: 3,
      pageSize: 42,
      gameName: "fort",
      vassalage: "NOVA",
      gameType: "RNG",
      clientType: 3,
    });
  });

  it("AP-74, EN-27: sends all eleven fields, what is not chosen as empty", () => {
    const context = { merchant: "DEMO", language: "EN" } as const;
    expect(toListRequest(toGameQuery(new URLSearchParams()), "RNG", context)).toEqual({
      clientType: 3,
      platform: "html5-desktop",
      channel: "WEB",
      merchant: "DEMO",
      gameType: "RNG",
      vassalage: "",
      gameClassify: "",
      gameName: "",
      minBet: "",
      minLineNum: 0,
      language: "EN",
      pageNo: 1,
      pageSize: 42,
    });
    expect(toListRequest(query, null, context)).not.toHaveProperty("gameType");
  });
});

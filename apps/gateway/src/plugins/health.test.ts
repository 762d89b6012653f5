import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applySwitch } from "../operator/applySwitch.ts";
import { type TestApp } from "../../test/openTestApp.ts";
import { openTestSites, type TestSites } from "../../test/testSites.ts";

describe("health", () => {
  let sites: TestSites;
  let app: TestApp;
  let get: TestSites["get"];

  beforeAll(async () => {
    sites = await openTestSites();
    ({ app, get } = sites);
  });
  afterAll(() => sites.close());

  it("/health of a brand's host tells of that brand alone, a stranger's of nothing, and this machine's own of everything", async () => {
    const own = await get("/health", "kickline.localhost");
    expect(own.json()).toEqual({
      status: "up",
      contract: 1,
      sites: [{ merchant: "KICKLINE", release: expect.any(Number), drift: [] }],
    });
    expect(own.body).not.toMatch(/aurelune/i);
    for (const host of ["elsewhere.example", "gateway.internal", "10.0.0.7"])
      expect((await get("/health", host)).json()).toEqual({ status: "up" });
    const sites = ["aurelune", "kickline"].map((id) =>
      expect.objectContaining({ merchant: id.toUpperCase(), layer: expect.any(String), engine: expect.any(String) }),
    );
    for (const host of ["127.0.0.1:4100", "localhost", "[::1]:4100"]) {
      expect((await get("/health", host)).json()).toMatchObject({
        status: "up",
        contract: 1,
        merchants: ["AURELUNE", "KICKLINE"],
        engine: { version: expect.any(String) },
        sites,
      });
      // Requests through a proxy, or from another machine, are not the operator's.
      expect((await get("/health", host, { "x-forwarded-for": "203.0.113.9" })).json()).toEqual({ status: "up" });
      expect((await app.http.inject({ url: "/health", headers: { host }, remoteAddress: "10.0.0.9" })).json()).toEqual({
        status: "up",
      });
    }
    Reflect.set(app.services.config, "healthHosts", ["gateway.internal"]);
    expect(
      (
        await app.http.inject({ url: "/health", headers: { host: "gateway.internal" }, remoteAddress: "10.0.0.9" })
      ).json(),
    ).toMatchObject({ status: "up", sites });
    Reflect.set(app.services.config, "healthHosts", []);
  });

  it("RP-25: a module that is served and not compiled is told once as whitelabel.drift, stands in /health, and goes with its switch", async () => {
    const readDrift = async (): Promise<unknown> =>
      (await get("/health", "kickline.localhost"))
        .json<{ sites: { merchant: string; drift: string[] }[] }>()
        .sites.find(({ merchant }) => merchant === "KICKLINE")?.drift;
    const turn = async (subject: string, state: "on" | "off"): Promise<void> => {
      await applySwitch(app.services.db, { kind: "module", merchant: "kickline", subject, state }, "test");
      await app.services.tenantRegistry.refresh();
    };
    const listTold = (): unknown[] =>
      app
        .logged()
        .split("\n")
        .filter((line) => line.includes("whitelabel.drift"))
        .map((line) => JSON.parse(line));
    const before = listTold().length;
    expect(await readDrift()).toEqual([]);
    await turn("ANNOUNCE3", "on");
    // An unrelated switch does not report the drift again.
    await turn("THEME3", "off");
    expect(await readDrift()).toEqual(["ANNOUNCE3"]);
    await turn("THEME3", "on");
    await turn("ANNOUNCE3", "off");
    expect(await readDrift()).toEqual([]);
    expect(listTold().slice(before)).toMatchObject([
      { merchant: "KICKLINE", modules: ["ANNOUNCE3"] },
      { merchant: "KICKLINE", modules: [] },
    ]);
  });
});

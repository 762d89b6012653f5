import {
  getMemberInfo,
  getStatus,
  getWhitelabel,
  listFavouriteIds,
  listHotGames,
  listVendors,
  loginFreePlay,
  type WhitelabelNode,
} from "@marquee/contract";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openTestApp } from "../../test/openTestApp.ts";
import { openTestSites, readBlock, type TestSites } from "../../test/testSites.ts";
import { openAurelune, type Incoming } from "../../test/visitor.ts";
import { applySwitch } from "../operator/applySwitch.ts";
import { isRolledOut } from "./isRolledOut.ts";
import { toTenantFor } from "./toTenantFor.ts";
import { createVisitorId, toMemberVisitorId } from "./visitorId.ts";
import { tables } from "../../test/tables.ts";

const host = "aurelune.localhost";

function isOn(node: WhitelabelNode, modId: string): boolean {
  if (node.enabled !== "1") return false;
  return node.modId === modId || (node.childrenNodes ?? []).some((child) => isOn(child, modId));
}

/** An id that is in a module's part of the visitors, or is not. */
function findVisitor(modId: string, percent: number, isIn: boolean): string {
  for (;;) {
    const id = createVisitorId();
    if (isRolledOut("aurelune", modId, percent, id) === isIn) return id;
  }
}

const toCookie = ({ cookies }: Pick<Incoming, "cookies">) => cookies.find(({ name }) => name === "visitor");
const asVisitor = (id: string) => ({ headers: { cookie: `lang=EN; visitor=${id}` } });

describe("a module that is rolled out", () => {
  let sites: TestSites;
  let app: TestSites["app"];

  beforeAll(async () => {
    sites = await openTestSites();
    ({ app } = sites);
  });
  afterAll(() => sites.close());

  async function set(subject: string, percent: number): Promise<void> {
    await applySwitch(app.services.db, { kind: "module", merchant: "aurelune", subject, state: "on", percent }, "test");
    await app.services.tenantRegistry.refresh();
  }
  afterEach(async () => {
    for (const modId of ["LOBBYHOT3", "LOBBYFAV3", "BANNER3", "GRNG3"]) await set(modId, 100);
  });

  const open = (path: string, cookie?: string) =>
    app.http.inject({ method: "GET", url: path, headers: { host, ...(cookie !== undefined && { cookie }) } });

  it("X-66: status, tree, page and calls agree for each visitor, whatever else is cached", async () => {
    await set("LOBBYHOT3", 50);
    const ann = openAurelune(app);
    const ids = [true, false, true, false].map((isIn) => [findVisitor("LOBBYHOT3", 50, isIn), isIn] as const);
    for (const [id, isIn] of ids) {
      const sent = asVisitor(id);
      expect(isOn((await ann.get(getStatus, {}, sent)).info.whitelabel, "LOBBYHOT3")).toBe(isIn);
      expect(isOn(await ann.get(getWhitelabel, {}, sent), "LOBBYHOT3")).toBe(isIn);
      expect((await ann.call(listHotGames, {}, sent)).status).toBe(isIn ? 200 : 403);
      const page = await open("/hot", `visitor=${id}`);
      expect(page.statusCode).toBe(isIn ? 200 : 404);
      expect(isOn(JSON.parse(readBlock(page.body, "mq-status")).info.whitelabel, "LOBBYHOT3")).toBe(isIn);
      // Who has an id keeps it.
      expect(page.headers["set-cookie"]).toBeUndefined();
    }
    expect(await ann.refuse(listHotGames, {}, asVisitor(ids[1]?.[0] ?? ""))).toBe("function.not.available");
  });

  it("X-66: games of a category that is rolled out are others' alone, whoever asked before", async () => {
    await set("GRNG3", 50);
    const ann = openAurelune(app);
    const [inside, outside] = [findVisitor("GRNG3", 50, true), findVisitor("GRNG3", 50, false)];
    const hasSlots = async (id: string) =>
      (await ann.get(listVendors, {}, asVisitor(id))).data.lanes.some(({ gameCategory }) => gameCategory === "RNG");
    for (const round of [1, 2]) {
      expect(await hasSlots(inside), `round ${round}`).toBe(true);
      expect(await hasSlots(outside), `round ${round}`).toBe(false);
    }
  });

  it("X-66: a visitor gets a random id with the page or the status, by which all agree, and no other cookie is taken for one", async () => {
    await set("LOBBYHOT3", 50);
    for (const cookie of [undefined, "visitor=", "visitor=__proto__", `visitor=${"x".repeat(23)}`]) {
      const page = await open("/", cookie);
      const text = String(page.headers["set-cookie"]);
      expect(text).toMatch(/^visitor=[A-Za-z0-9_-]{22}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
      const id = toCookie(page)?.value ?? "";
      expect(isOn(JSON.parse(readBlock(page.body, "mq-status")).info.whitelabel, "LOBBYHOT3")).toBe(
        isRolledOut("aurelune", "LOBBYHOT3", 50, id),
      );
    }
    const ann = openAurelune(app);
    const status = await ann.call(getStatus, {});
    expect(toCookie(status)?.value).toMatch(/^[A-Za-z0-9_-]{22}$/);
    // A call without a visit before it is outside of every rollout, and opens none.
    const refused = await ann.call(listHotGames, {});
    expect([refused.status, refused.cookies]).toEqual([403, []]);
  });

  it("X-66: over https the cookie is secure", async () => {
    const proxied = await openTestApp({ MARQUEE_TRUST_PROXY: "127.0.0.1" });
    try {
      const wanted = { kind: "module", merchant: "aurelune", subject: "LOBBYHOT3", state: "on", percent: 50 } as const;
      await applySwitch(proxied.services.db, wanted, "test");
      await proxied.services.tenantRegistry.refresh();
      const headers = { host, "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9" };
      const answer = await proxied.http.inject({ url: "/wps/system/status", headers });
      expect(String(answer.headers["set-cookie"])).toMatch(/^visitor=.*; HttpOnly; SameSite=Lax; Secure$/);
    } finally {
      await proxied.close();
    }
  });

  it("X-66: without a rollout nobody gets a cookie, and one for everybody is none", async () => {
    for (const path of ["/", "/wps/system/status", "/wps/system/whitelabel"])
      expect((await open(path)).headers["set-cookie"], path).toBeUndefined();
    expect(app.services.tenantRegistry.getById("aurelune")?.rollouts.size).toBe(0);
  });

  it("X-66: a member has one id on all devices, pages follow it, and a trial's player stays the visitor", async () => {
    await set("LOBBYFAV3", 50);
    const ann = openAurelune(app);
    await ann.registerAs("rolledann");
    const { id: memberId } = await tables(app.services.db)
      .selectFrom("members")
      .select("id")
      .where("username", "=", "rolledann")
      .executeTakeFirstOrThrow();
    const id = toMemberVisitorId("aurelune", memberId);
    const has = isRolledOut("aurelune", "LOBBYFAV3", 50, id);
    // Two devices that were on the other side as visitors, and one that sends no cookie.
    for (const sent of [1, 2]
      .map(() => asVisitor(findVisitor("LOBBYFAV3", 50, !has)))
      .concat({ headers: { cookie: "" } })) {
      const answer = await ann.call(listFavouriteIds, {}, sent);
      expect([answer.status, toCookie(answer)?.value]).toEqual([has ? 200 : 403, id]);
      const page = await open("/", `visitor=${toCookie(answer)?.value}`);
      expect(isOn(JSON.parse(readBlock(page.body, "mq-status")).info.whitelabel, "LOBBYFAV3")).toBe(has);
    }
    expect((await ann.call(getMemberInfo, {}, asVisitor(id))).cookies).toEqual([]);
    const trial = openAurelune(app);
    trial.setToken((await trial.get(loginFreePlay, { platform: "W", language: "EN" })).token);
    expect((await trial.call(getMemberInfo, {}, asVisitor(createVisitorId()))).cookies).toEqual([]);
    // Calls that look at no session go by the cookie, which is the member's after the first call with a session.
    expect(isOn((await ann.get(getStatus, {}, asVisitor(id))).info.whitelabel, "LOBBYFAV3")).toBe(has);
  });

  it("X-66: two gateways agree without a word between them", async () => {
    await set("LOBBYHOT3", 50);
    const beside = await app.openBeside();
    const [here, there] = [openAurelune(app), openAurelune(beside)];
    for (let count = 0; count < 20; count += 1) {
      const sent = asVisitor(createVisitorId());
      const [one, other] = [await here.call(listHotGames, {}, sent), await there.call(listHotGames, {}, sent)];
      expect(one.status).toBe(other.status);
    }
  });

  it("X-66: answers are cached for a set of rollouts: visitors with the same one get the same object", async () => {
    await set("LOBBYHOT3", 50);
    await set("BANNER3", 50);
    const tenant = app.services.tenantRegistry.getById("aurelune");
    if (tenant === undefined) throw new Error("no merchant");
    const seen = new Set(Array.from({ length: 500 }, () => toTenantFor(tenant, createVisitorId())));
    expect(seen.size).toBe(4);
    expect(seen.has(tenant)).toBe(true);
    expect(toTenantFor(tenant, undefined).modules.has("BANNER3")).toBe(false);
  });

  it("X-66: a merchant has six rollouts at a time, and the seventh is refused with their names", async () => {
    const six = ["LOBBYHOT3", "BANNER3", "GRNG3", "THEME3", "LANG3", "FREEPLAY3"];
    for (const modId of six) await set(modId, 40);
    await expect(set("ANNOUNCE3", 40)).rejects.toThrow(/at most 6 rollouts.*LOBBYHOT3/);
    await set("THEME3", 60);
    for (const modId of six) await set(modId, 100);
    await set("ANNOUNCE3", 40);
    await set("ANNOUNCE3", 100);
  });
});

import {
  createFavourite,
  type Endpoint,
  getMemberInfo,
  listFavouriteIds,
  listGames,
  listTransactions,
  loginFreePlay,
  logout,
} from "@marquee/contract";
import { rows } from "@marquee/contract/schema";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../test/openTestApp.ts";
import { openEveryCall, switchModules } from "../test/registration.ts";
import { openAurelune, openKickline, toLaunch, toRegistration, type Visitor } from "../test/visitor.ts";
import { applySwitch } from "./operator/applySwitch.ts";
import { tables } from "../test/tables.ts";

// Every row, called by everyone who is not the owner: no answer may contain the owner's data.

describe("ownership", () => {
  let app: TestApp;
  let nodeId: string;
  const markers: string[] = [];
  const roles = new Map<string, Visitor>();
  let asked = 0;

  async function plantOwner(): Promise<void> {
    const owner = openAurelune(app);
    await owner.registerAs("zzowneranna", {
      email: "zzowner@mail.example",
      mobileNum: "987654321",
      payeeName: "Zuzanna Owner",
    });
    nodeId = (await owner.get(listGames, { pageNo: 100 })).games[7]?.nodeId ?? "";
    await owner.get(createFavourite, { nodeId, vendor: "X", gameType: "RNG" });
    await owner.launchFirst("REAL", { nodeId, gameId: nodeId });
    const { id } = await owner.get(getMemberInfo, {});
    markers.push(id, "zzowneranna", "zzowner@mail.example", "987654321", "Zuzanna Owner", owner.getToken() ?? "none");
  }

  beforeAll(async () => {
    app = await openTestApp();
    await plantOwner();
    const [guest, member, trial, frozen, dead, foreign] = [
      openAurelune(app),
      openAurelune(app),
      openAurelune(app),
      openAurelune(app),
      openAurelune(app),
      openAurelune(app),
    ];
    await member.registerAs("othermember");
    trial.setToken((await trial.get(loginFreePlay, { platform: "W", language: "EN" })).token);
    await frozen.registerAs("frozenother");
    await applySwitch(
      app.services.db,
      { kind: "member", merchant: "aurelune", subject: "frozenother", state: "frozen" },
      "test",
    );
    await dead.registerAs("deadsession");
    await dead.get(logout, {});
    const kim = openKickline(app);
    await kim.registerAs("zzowneranna");
    foreign.setToken(kim.getToken());
    await openEveryCall(app, "aurelune");
    for (const [name, visitor] of Object.entries({ guest, member, trial, frozen, dead, foreign }))
      roles.set(name, visitor);
  });
  afterAll(async () => {
    process.stdout.write(`ownership: ${asked} answers of the matrix\n`);
    await app.close();
  });

  function toRequest({ name }: Endpoint<never>): object {
    const known: Readonly<Record<string, object>> = {
      login: { type: "username", username: "zzowneranna", password: "guess", side: "MEMBER", deviceId: "d" },
      loginFreePlay: { platform: "W", language: "EN" },
      register: { ...toRegistration("zzother01", "AURELUNE"), login: false },
      updateLanguage: { language: "EN" },
      createFavourite: { nodeId, vendor: "X", gameType: "RNG" },
      removeFavourite: { nodeId, vendor: "X", gameType: "RNG" },
      launchGame: toLaunch("aurelune.localhost", "AURELUNE", nodeId),
      launchGameFallback: toLaunch("aurelune.localhost", "AURELUNE", nodeId),
    };
    return known[name] ?? {};
  }

  const hasSession = (role: string): boolean => role === "member" || role === "trial";

  it.each(rows.map(({ endpoint }) => [endpoint.name, endpoint] as const))(
    "X-01: %s lets in whom its row lets in and shows nothing of the owner",
    async (_, endpoint) => {
      for (const [role, visitor] of roles) {
        for (const method of [endpoint.method, ...endpoint.alsoMethods]) {
          asked += 1;
          // Only a logout would change the role for the following rows.
          if (endpoint.name === "logout" && hasSession(role)) continue;
          const { statusCode, body } = await visitor.send(endpoint, toRequest(endpoint), { method });
          const what = `${endpoint.name} ${method} as ${role}`;
          if (role === "frozen" && endpoint.token !== "none")
            expect(body, what).toContain(endpoint.name === "logout" ? "success" : "account.frozen");
          else if (endpoint.token === "required" && !hasSession(role)) expect(statusCode, what).toBe(401);
          else if (endpoint.trial !== true && role === "trial")
            expect([statusCode, body], what).toEqual([403, expect.stringContaining("trial.not.allowed")]);
          else if (endpoint.audience === "agent" && hasSession(role))
            expect([statusCode, body], what).toEqual([403, expect.stringContaining("permission.denied")]);
          else expect([200, 400, 401], what).toContain(statusCode);
          for (const marker of markers) expect(body.includes(marker), `${what} shows ${marker}`).toBe(false);
        }
      }
    },
  );

  it("X-01: the others' writes left the owner's things as they were", async () => {
    await switchModules(app, "aurelune", { GEETEST3: "off" });
    const owner = openAurelune(app);
    await owner.registerAs("zzcontrol1");
    expect((await owner.get(listFavouriteIds, {})).content).toEqual([]);
    expect((await owner.get(listTransactions, {})).totalCount).toBe(1);
    const { rows: favourites } = {
      rows: await tables(app.services.db)
        .selectFrom("favourites")
        .select(["member_id", "node_id"])
        .where("member_id", "=", markers[0] ?? "")
        .execute(),
    };
    expect(favourites).toEqual([{ member_id: markers[0], node_id: nodeId }]);
    expect(await app.listFaults()).toEqual([]);
  });
});

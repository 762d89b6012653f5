import { randomUUID } from "node:crypto";
import {
  type AccountKind,
  type Endpoint,
  getAgentBill,
  getFunds,
  getTeamTransfers,
  listAgentBills,
  listAgentContracts,
  listContractEnds,
  listInvitationCodes,
  listLinkMembers,
  loginFreePlay,
  transferUp,
} from "@marquee/contract";
import { rows } from "@marquee/contract/schema";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTeam, newIntent } from "../../../test/agentTeam.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { openEveryCall, switchModules } from "../../../test/registration.ts";
import { tables } from "../../../test/tables.ts";
import { toRightBody } from "../../../test/toRightBody.ts";
import { openAurelune, type Visitor } from "../../../test/visitor.ts";

const host = "aurelune.localhost";
const reads = rows.filter(({ endpoint: { trial } }) => trial === "sample").map(({ endpoint }) => endpoint);
const acts = rows
  .filter(({ endpoint: { audience, trial } }) => audience === "agent" && trial === false)
  .map(({ endpoint }) => endpoint);

describe("the agent centre of a trial agent", () => {
  let app: TestApp;
  const team = createTeam(() => app);
  const agents = new Map<AccountKind, Visitor>();
  const agentOf = (kind: AccountKind): Visitor => {
    const found = agents.get(kind);
    if (found === undefined) throw new Error(`nobody is of kind ${kind}`);
    return found;
  };

  /** What a read of the sample is asked beside what any body of its row says. */
  async function toQuestion(visitor: Visitor, { name }: Endpoint<never>): Promise<object> {
    if (name === "listLinkMembers") return { code: (await visitor.get(listInvitationCodes, {})).list[0]?.code };
    if (name === "getAgentBill") return { billNo: (await visitor.get(listAgentBills, {})).list[0]?.billNo };
    if (name === "listContractEnds")
      return { contractId: (await visitor.get(listAgentContracts, { list: "INCOMING" })).list[0]?.id };
    return {};
  }

  const ask = async (visitor: Visitor, row: Endpoint<never>, more: object = {}) =>
    visitor.call(row, { ...toRightBody(row, host, ""), ...more } as never, newIntent());

  /** The rows of every table. */
  async function countRows(): Promise<Readonly<Record<string, string>>> {
    const { db } = app.services;
    const { rows: found } = await sql<{ name: string }>`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`.execute(
      db,
    );
    const counts = found.map(({ name }) => `select '${name}' as name, count(*)::text as count from ${name}`);
    const { rows: counted } = await sql<{
      name: string;
      count: string;
    }>`${sql.raw(counts.join(" union all "))}`.execute(db);
    return Object.fromEntries(counted.map(({ name, count }) => [name, count]));
  }

  beforeAll(async () => {
    app = await openTestApp();
    await openEveryCall(app, "aurelune", ["GEETEST3"]);
    await team.addAgent("realagent1", null, 60);
    await team.addAgent("realbelow1", "realagent1", 40);
    await team.addPlayer("realplayer1", "realbelow1");
    for (const kind of [41, 42] as const) {
      const name = `trialagent${kind}`;
      agents.set(kind, await team.addPlayer(name, null));
      await tables(app.services.db).updateTable("members").set({ kind }).where("username", "=", name).execute();
      await agentOf(kind).loginAs(name);
    }
  });
  afterAll(() => app.close());

  it("AC-01, RP-05, contract 3.9.6: every read answers account kinds 41 and 42 with samples, names nobody real, and writes no row", async () => {
    const before = await countRows();
    expect(reads.length).toBeGreaterThan(18);
    for (const kind of [41, 42] as const)
      for (const row of reads) {
        const visitor = agentOf(kind);
        const { status, body } = await ask(visitor, row, await toQuestion(visitor, row));
        expect([status, body.success], `${row.name} ${JSON.stringify(body).slice(0, 200)}`).toEqual([200, true]);
        expect(JSON.stringify(body), row.name).not.toMatch(/real(?:agent|below|player)1/);
      }
    expect(Object.keys(before).length).toBeGreaterThan(50);
    expect(await countRows()).toEqual(before);
  });

  it("Q-7, contract 3.9.6: every act of an agent is refused, whatever it says", async () => {
    const before = await countRows();
    expect(acts.length).toBeGreaterThan(12);
    for (const row of [...acts, transferUp as Endpoint<never>])
      for (const more of [{}, { account: "sample-harbour" }, { account: "realplayer1" }, { code: "SAMPLE-A" }])
        expect((await ask(agentOf(41), row, more)).body, row.name).toMatchObject({ errorCode: "trial.not.allowed" });
    const after = await countRows();
    // An encrypted body is taken once, whatever it says.
    const changed = Object.keys(after).filter((name) => before[name] !== after[name] && name !== "public.body_nonces");
    expect(changed).toEqual([]);
  });

  it("AC-15, contract 3.9.6: a real account, link, bill and contract are refused as such that do not exist", async () => {
    const asked = rows.filter(
      ({ endpoint, request }) => reads.includes(endpoint) && "account" in Object(Object(request).properties),
    );
    expect(asked.length).toBeGreaterThan(4);
    for (const { endpoint } of asked)
      for (const account of ["realagent1", "realbelow1", "realplayer1", "trialagent42", "nobodyatall", "__proto__"])
        expect((await ask(agentOf(41), endpoint, { account })).body, `${endpoint.name} of ${account}`).toMatchObject({
          errorCode: "permission.denied",
        });
    for (const code of ["AGENT1", "none"])
      expect(await agentOf(41).refuse(listLinkMembers, { code })).toBe("permission.denied");
    for (const billNo of ["B2611290000000000", "SAMPLE-D-1", "SAMPLE-R-20700", "SAMPLE-D-999999", "SAMPLE-V-20752.5"])
      expect(await agentOf(41).refuse(getAgentBill, { billNo }), billNo).toBe("permission.denied");
    expect(await agentOf(41).refuse(listContractEnds, { contractId: randomUUID() })).toBe("permission.denied");
  });

  it("AC-01, contract 3.9.6: wrong days, another currency and a game that nobody played are answered as at a real team", async () => {
    for (const name of ["listTeamProfit", "listTeamBets", "listTeamTransactions"]) {
      const row = reads.find((each) => each.name === name);
      if (row === undefined) throw new Error(`${name} is no read`);
      const code = async (more: object) => (await ask(agentOf(41), row, more)).body;
      expect(await code({ from: "2026-02-30" }), name).toMatchObject({ errorCode: "request.invalid" });
      for (const more of [{ currency: "EUR" }, { from: "2026-03-02", to: "2026-03-01" }, { from: "2020-01-01" }])
        expect(await code(more), name).toMatchObject({ errorCode: "fields" });
      expect(await code({ from: "2001-01-01", to: "2001-01-31" }), name).toMatchObject({ success: true });
      expect(await code({ from: "2099-01-01", to: "2099-01-31" }), name).toMatchObject({ success: true });
    }
  });

  it("Q-7, RP-06: account kind 4 is refused every read, and without TRIALAGENT3 the sample is closed", async () => {
    const trial = openAurelune(app);
    trial.setToken((await trial.get(loginFreePlay, { platform: "W", language: "EN" })).token);
    for (const row of reads)
      expect((await ask(trial, row)).body, row.name).toMatchObject({ errorCode: "trial.not.allowed" });
    await switchModules(app, "aurelune", { TRIALAGENT3: "off" });
    for (const row of reads)
      expect((await ask(agentOf(41), row)).body, row.name).toMatchObject({ errorCode: "function.not.available" });
    expect((await agentOf(41).get(getFunds, {})).info.contract).toBe(0);
    await switchModules(app, "aurelune", { TRIALAGENT3: "on" });
    expect((await agentOf(41).get(getFunds, {})).info).toMatchObject({ contract: 1, dailySalary: 1, hourlySalary: 0 });
  });

  it("AC-14, MC-05: who is no trial agent reads the own transfers as before", async () => {
    expect((await team.visitor("realplayer1").get(getTeamTransfers, {})).totalCount).toBe(0);
    expect((await agentOf(41).get(getTeamTransfers, {})).totalCount).toBeGreaterThan(0);
  });
});

import { randomUUID } from "node:crypto";
import {
  decideProposal,
  getAgent,
  listAgents,
  listAudit,
  makeMemberAgent,
  proposeAgentMove,
  setAgentRebate,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { joinDesk } from "../../../test/deskTeam.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { deskSettings, type Staff } from "../../../test/staff.ts";
import { openAurelune, openKickline } from "../../../test/visitor.ts";
import { tables } from "../../../test/tables.ts";

const reason = "as the contract says";

describe("agents at the desk", () => {
  let app: TestApp;
  let olga: Staff;
  let otto: Staff;
  let sam: Staff;
  const ids = new Map<string, string>();
  const idOf = (name: string): string => ids.get(name) ?? "";

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    [olga, otto] = [await joinDesk(app, "olga", "OPERATIONS"), await joinDesk(app, "otto", "OPERATIONS")];
    sam = await joinDesk(app, "sam", "SUPPORT");
    for (const name of ["deskalpha", "deskbravo", "deskcharlie", "deskdelta", "deskecho"])
      ids.set(name, (await openAurelune(app).registerAs(name)).id);
  });
  afterAll(() => app.close());

  const make = (name: string, kind: 1 | 2 = 1) => olga.get(makeMemberAgent, { memberId: idOf(name), kind, reason });
  const propose = (name: string, upline: string | null) => ({ id: randomUUID(), memberId: idOf(name), upline, reason });
  const move = async (name: string, upline: string | null): Promise<void> => {
    const { id } = await olga.get(proposeAgentMove, propose(name, upline));
    await otto.get(decideProposal, { id, decision: "approve", note: "" });
  };
  const show = (name: string) => sam.get(getAgent, { memberId: idOf(name) });

  it("X-52: a player becomes an agent, once, and stands in the list with its team", async () => {
    await make("deskalpha", 2);
    await make("deskalpha", 2);
    await make("deskbravo");
    expect(await olga.refuse(makeMemberAgent, { memberId: idOf("deskalpha"), kind: 1, reason })).toBe(
      "agent.kind.unfit",
    );
    expect(await sam.refuse(makeMemberAgent, { memberId: idOf("deskecho"), kind: 1, reason })).toBe(
      "permission.denied",
    );
    expect(await olga.refuse(makeMemberAgent, { memberId: "nobody", kind: 1, reason })).toBe("member.unknown");
    const { items } = await sam.get(listAgents, { search: "DESK" });
    expect(items).toMatchObject([
      { account: "deskalpha", kind: 2, upline: null, rebate: "0.00" },
      { account: "deskbravo", kind: 1, upline: null },
    ]);
    const acts = (await (await joinDesk(app, "oscar", "OWNER")).get(listAudit, {})).items;
    expect(acts.filter(({ action }) => action === "make agent")).toHaveLength(2);
  });

  it("X-52: an account moves with all below it when another person approves, and never under itself", async () => {
    await move("deskbravo", "deskalpha");
    await move("deskcharlie", "DESKBRAVO");
    expect(await olga.refuse(proposeAgentMove, propose("deskalpha", "deskcharlie"))).toBe("agent.general.below");
    expect(await olga.refuse(proposeAgentMove, propose("deskbravo", "deskcharlie"))).toBe("agent.move.circle");
    expect(await olga.refuse(proposeAgentMove, propose("deskbravo", "deskbravo"))).toBe("agent.move.circle");
    for (const upline of ["nobodyatall", "__proto__", "deskalpha"]) {
      const { body } = await olga.call(proposeAgentMove, propose("deskbravo", upline));
      expect(body, upline).toMatchObject({ errorCode: "fields", fields: [{ name: "upline" }] });
    }
    expect(await show("deskcharlie")).toMatchObject({
      path: [{ account: "deskalpha" }, { account: "deskbravo" }, { account: "deskcharlie" }],
      upline: { account: "deskbravo" },
    });
    expect((await show("deskalpha")).below).toBe(2);
    const { items } = await sam.get(listAgents, { uplineId: idOf("deskbravo") });
    expect(items.map(({ account }) => account)).toEqual(["deskcharlie"]);
    const own = await olga.get(proposeAgentMove, propose("deskcharlie", null));
    expect(await olga.refuse(decideProposal, { id: own.id, decision: "approve", note: "" })).not.toBe("none");
    expect((await show("deskcharlie")).upline).toMatchObject({ account: "deskbravo" });
    await otto.get(decideProposal, { id: own.id, decision: "approve", note: "" });
    expect((await show("deskcharlie")).upline).toBeNull();
  });

  it("CT-06: a move ends at once the contract with the former upline, which both are told", async () => {
    await move("deskdelta", "deskalpha");
    await make("deskdelta");
    const { db } = app.services;
    const id = randomUUID();
    await sql`insert into contracts (tenant_id, id, kind, upline_id, member_id, period, payer, currency, state, effective_from)
      values ('aurelune', ${id}, 'DAILY', ${idOf("deskalpha")}, ${idOf("deskdelta")}, 'DAILY', 'UPLINE', 'VND', 'IN_FORCE', now() - interval '2 days')`.execute(
      db,
    );
    await sql`insert into contract_terms (tenant_id, contract_id, number, state, carry, top_rate, effective_from)
      values ('aurelune', ${id}, 1, 'AGREED', 'NONE', 50, now() - interval '2 days')`.execute(db);
    await move("deskdelta", null);
    const { rows } = await sql<{ state: string; isOver: boolean }>`
      select state, ends_at <= now() as "isOver" from contracts where id = ${id}`.execute(db);
    expect(rows).toEqual([{ state: "TERMINATED", isOver: true }]);
    const told = await sql<{ count: number }>`
      select count(*)::int as count from inbox_messages where template = 'contract.ended'`.execute(db);
    expect(told.rows[0]?.count).toBe(2);
  });

  it("X-52: of two proposals for one account the second finds it elsewhere, and stays proposed", async () => {
    const first = await olga.get(proposeAgentMove, propose("deskdelta", "deskalpha"));
    const second = await olga.get(proposeAgentMove, propose("deskdelta", "deskbravo"));
    const answers = await Promise.all(
      [first, second].map(({ id }) => otto.call(decideProposal, { id, decision: "approve", note: "" })),
    );
    expect(answers.map(({ body }) => (body.success ? "done" : body.errorCode)).toSorted()).toEqual([
      "done",
      "state.changed",
    ]);
  });

  it("X-52: a rebate lies between those of the agents below and above, and of two who change it the second is told", async () => {
    const set = (name: string, was: string, rebate: string) => ({ memberId: idOf(name), was, rebate, reason });
    expect(await olga.refuse(setAgentRebate, set("deskbravo", "0.00", "0.50"))).toBe("agent.rebate.range");
    await olga.get(setAgentRebate, set("deskalpha", "0", "1.20"));
    await olga.get(setAgentRebate, set("deskbravo", "0.00", "0.55"));
    const { body } = await olga.call(setAgentRebate, set("deskalpha", "1.20", "0.50"));
    expect(body).toMatchObject({ errorCode: "agent.rebate.range", value: { least: 55, most: 10_000 } });
    expect(await otto.refuse(setAgentRebate, set("deskbravo", "0.00", "0.60"))).toBe("state.changed");
    expect(await olga.refuse(setAgentRebate, set("deskecho", "0.00", "0.10"))).toBe("state.changed");
    for (const rebate of ["-1", "0.555", "101", "1e1", "NaN", ""])
      expect(await olga.refuse(setAgentRebate, set("deskbravo", "0.55", rebate)), rebate).toBe("request.invalid");
    expect(await show("deskbravo")).toMatchObject({ rebate: "0.55", rebateFrom: "0.00", rebateTo: "1.20" });
    expect(await olga.refuse(proposeAgentMove, propose("deskbravo", "deskecho"))).toBe("none");
    await make("deskecho");
    expect(await olga.refuse(proposeAgentMove, propose("deskbravo", "deskecho"))).toBe("agent.rebate.range");
  });

  it("X-52: staff of another merchant see nothing of it, and a closed account neither becomes an agent nor gets anybody", async () => {
    const { id } = await openKickline(app).registerAs("deskkick");
    expect(await olga.refuse(getAgent, { memberId: id })).toBe("member.unknown");
    const { body } = await olga.call(proposeAgentMove, propose("deskbravo", "deskkick"));
    expect(body).toMatchObject({ errorCode: "fields" });
    const { db } = app.services;
    await tables(db).updateTable("members").set({ status: "CLOSED" }).where("id", "=", idOf("deskcharlie")).execute();
    expect(await olga.refuse(makeMemberAgent, { memberId: idOf("deskcharlie"), kind: 1, reason })).toBe(
      "agent.kind.unfit",
    );
    expect((await olga.call(proposeAgentMove, propose("deskbravo", "deskcharlie"))).body).toMatchObject({
      errorCode: "fields",
    });
  });
});

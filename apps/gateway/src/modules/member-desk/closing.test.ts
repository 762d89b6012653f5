import { randomUUID } from "node:crypto";
import { createFileLink, excludeSelf, getBalance, getDataExport, getMemberInfo, login } from "@marquee/contract";
import {
  type ClosingAct,
  decideProposal,
  getMember,
  listAudit,
  proposeAdjustment,
  proposeClosing,
  requestMemberExport,
  setMemberState,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { joinDesk } from "../../../test/deskTeam.ts";
import { drain } from "../../../test/drain.ts";
import { createGameServer, type GameServer } from "../../../test/gameServer.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { deskSettings, Staff } from "../../../test/staff.ts";
import { tables } from "../../../test/tables.ts";
import { openAurelune, openKickline, passwordOf } from "../../../test/visitor.ts";
import { openWallet } from "../../../test/wallet.ts";
import { eraseMembersJob } from "../security/eraseMember.ts";
import { makeExportsJob } from "../security/makeExport.ts";

const reason = "asked for it in a letter";

describe("the end of an account, and its data, on the member's wish", () => {
  let app: TestApp;
  let server: GameServer;
  let owner: Staff;
  let support: Staff;
  let risk: Staff;
  let serial = 0;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    server = createGameServer(app, app.houseSecret);
    owner = await joinDesk(app, "owner", "OWNER");
    support = await joinDesk(app, "support", "SUPPORT");
    risk = await joinDesk(app, "risk", "RISK");
  });
  afterAll(async () => {
    expect(await app.listFaults()).toEqual([]);
    await app.close();
  });

  /** A member with a proved mailbox, whose wallet is empty unless told otherwise. */
  async function join(isEmpty = true) {
    const [name, visitor] = [`ending${String((serial += 1)).padStart(3, "0")}`, openAurelune(app)];
    const email = `${name}@mail.example`;
    const { session } = await visitor.registerAs(name, { email });
    const memberId = session?.id ?? "";
    await sql`update members set email_confirmed_at = clock_timestamp() where id = ${memberId}`.execute(
      app.services.db,
    );
    if (isEmpty) await drain(await openWallet(server, visitor));
    return { name, visitor, memberId, email };
  }

  const propose = (memberId: string, act: ClosingAct, id = randomUUID()) =>
    support.refuse(proposeClosing, { id, memberId, act, reason });
  const approve = (id: string, staff = risk) => staff.refuse(decideProposal, { id, decision: "approve", note: "" });

  /** What becomes of an act that one person proposes and another approves. */
  async function byTwo(memberId: string, act: ClosingAct): Promise<string> {
    const id = randomUUID();
    const proposed = await propose(memberId, act, id);
    return proposed === "none" ? approve(id) : proposed;
  }

  const logIn = async (username: string): Promise<string> => {
    const request = {
      type: "username",
      username,
      password: passwordOf("AURELUNE"),
      side: "MEMBER",
      deviceId: "d",
    } as const;
    const { body } = await openAurelune(app).call(login, request);
    return body.success ? "none" : body.errorCode;
  };

  const listTold = async (recipient: string): Promise<readonly string[]> => {
    const rows = await tables(app.services.db)
      .selectFrom("outgoing_messages")
      .select("template")
      .where("recipient", "=", recipient)
      .where("template", "in", ["account.closed", "account.reopened", "data.asked"])
      .orderBy("id")
      .execute();
    return rows.map(({ template }) => template);
  };

  const closeLongAgo = (memberId: string, days: number) =>
    sql`update members set closed_at = closed_at - ${days} * interval '1 day' where id = ${memberId}`.execute(
      app.services.db,
    );

  it("X-78, X-21: is closed and opened again by two people, once, also at two gateways, and the member is told", async () => {
    const { name, memberId, visitor, email } = await join();
    const id = randomUUID();
    for (const _ of [1, 2]) expect(await propose(memberId, "close", id)).toBe("none");
    expect(await approve(id, support)).toBe("proposal.own");
    expect((await visitor.call(getBalance, {})).status).toBe(200);
    const beside = new Staff(await app.openBeside(), "AURELUNE");
    beside.cookie = owner.cookie;
    expect((await Promise.all([approve(id), approve(id, beside)])).toSorted()).toEqual(["none", "state.changed"]);
    expect(await logIn(name)).toBe("account.closed");
    expect(await propose(memberId, "close")).toBe("account.closed");
    expect((await support.get(getMember, { memberId })).closedAt ?? 0).toBeGreaterThan(Date.now() - 60_000);
    await closeLongAgo(memberId, 29);
    const both = [randomUUID(), randomUUID()];
    for (const each of both) expect(await propose(memberId, "reopen", each)).toBe("none");
    expect((await Promise.all(both.map((each) => approve(each)))).toSorted()).toEqual(["none", "state.changed"]);
    expect(await logIn(name)).toBe("none");
    expect(await support.get(getMember, { memberId })).toMatchObject({ state: "ACTIVE", closedAt: null });
    expect(await listTold(email)).toEqual(["account.closed", "account.reopened"]);
    for (const [action, before, after] of [
      ["close member", "ACTIVE", "CLOSED"],
      ["reopen member", "CLOSED", "ACTIVE"],
    ] as const)
      expect((await owner.get(listAudit, { subject: name, action })).items).toMatchObject([{ reason, before, after }]);
  });

  it("X-52: an account is closed without money only, and then takes no money", async () => {
    const { name, visitor, memberId } = await join(false);
    const { sumBalance } = await visitor.get(getBalance, {});
    const closing = randomUUID();
    await support.get(proposeClosing, { id: closing, memberId, act: "close", reason });
    const close = { id: closing, decision: "approve", note: "" } as const;
    expect(await support.refuse(decideProposal, close)).toBe("proposal.own");
    const refused = await owner.call(decideProposal, close);
    expect(refused.body).toMatchObject({ errorCode: "account.balance.left", value: { balance: sumBalance } });
    const [id, late] = [randomUUID(), randomUUID()];
    await support.get(proposeAdjustment, { id, memberId, amount: `-${sumBalance}`, reason });
    await support.get(proposeAdjustment, { id: late, memberId, amount: "5", reason });
    await owner.get(decideProposal, { id, decision: "approve", note: "" });
    await owner.get(decideProposal, close);
    expect(await visitor.refuse(getBalance, {})).toBe("account.closed");
    expect(await logIn(name)).toBe("account.closed");
    expect(await owner.refuse(decideProposal, { id: late, decision: "approve", note: "" })).toBe("account.closed");
    expect(await owner.refuse(setMemberState, { memberId, event: "unfreeze", version: 1, reason })).toBe(
      "state.changed",
    );
  });

  it("X-78: one person alone closes nothing", async () => {
    const { memberId } = await join();
    const alone = { memberId, event: "close" as "freeze", version: 0, reason };
    expect(await owner.refuse(setMemberState, alone)).toBe("request.invalid");
    expect(await support.get(getMember, { memberId })).toMatchObject({ state: "ACTIVE" });
    expect(await propose(memberId, "reopen")).toBe("state.changed");
  });

  it("X-78, X-09: stays closed after 30 days, for who takes a break from play, and after a deletion, also when that came after the proposal", async () => {
    const [late, excluded, erased] = [await join(), await join(), await join()];
    await excluded.visitor.get(excludeSelf, { months: 6, understood: true });
    for (const { memberId } of [late, excluded, erased]) expect(await byTwo(memberId, "close")).toBe("none");
    const [lateId, erasedId] = [randomUUID(), randomUUID()];
    expect(await propose(late.memberId, "reopen", lateId)).toBe("none");
    await closeLongAgo(late.memberId, 30);
    expect(await approve(lateId)).toBe("reopen.late");
    expect(await propose(late.memberId, "reopen")).toBe("reopen.late");
    expect(await propose(excluded.memberId, "reopen")).toBe("reopen.excluded");
    expect(await propose(erased.memberId, "reopen", erasedId)).toBe("none");
    expect(await byTwo(erased.memberId, "erase")).toBe("none");
    expect(await approve(erasedId)).toBe("reopen.erased");
    expect(await propose(erased.memberId, "erase")).toBe("state.changed");
  });

  it("X-69: two people have the data deleted, as the member himself does: not with money, nor while a hold stands", async () => {
    const rich = openAurelune(app);
    const memberOfMoney = (await rich.registerAs("endingrich")).session?.id ?? "";
    expect(await byTwo(memberOfMoney, "erase")).toBe("account.balance.left");
    const { memberId, name, email, visitor } = await join();
    await sql`update members set legal_hold = true where id = ${memberId}`.execute(app.services.db);
    expect(await byTwo(memberId, "erase")).toBe("none");
    expect(await visitor.refuse(getBalance, {})).toBe("account.closed");
    expect(await listTold(email)).toEqual(["account.closed"]);
    await eraseMembersJob.run(app.services);
    expect(await support.get(getMember, { memberId })).toMatchObject({ eraseAsked: true, erased: false, email });
    await sql`update members set legal_hold = false where id = ${memberId}`.execute(app.services.db);
    await eraseMembersJob.run(app.services);
    expect(await support.get(getMember, { memberId })).toMatchObject({ erased: true, email: "" });
    expect((await owner.get(listAudit, { subject: name, action: "ask deletion" })).items).toMatchObject([
      { reason, before: "ACTIVE", after: "CLOSED" },
    ]);
    const frozen = await join();
    await risk.get(setMemberState, { memberId: frozen.memberId, event: "freeze", version: 0, reason });
    expect(await propose(frozen.memberId, "erase")).toBe("account.frozen");
  });

  it("X-69: the file that staff ask for is the member's own, once an hour, and nothing of it is theirs", async () => {
    const { memberId, visitor, email, name } = await join();
    const ask = () => support.get(requestMemberExport, { memberId, reason });
    const both = await Promise.all([ask(), ask()]);
    expect(both.map(({ started }) => started).toSorted()).toEqual([false, true]);
    expect(Object.keys(both[0])).toEqual(["started"]);
    await makeExportsJob.run(app.services);
    const { export: made } = await visitor.get(getDataExport, {});
    expect(made).toMatchObject({ state: "READY" });
    const { url } = await visitor.get(createFileLink, { fileId: made?.fileId ?? "" });
    const headers = { host: "aurelune.localhost", authorization: visitor.getToken() ?? "" };
    const { profile } = JSON.parse((await app.http.inject({ method: "GET", url, headers })).body);
    expect(profile).toMatchObject({ username: name });
    expect(await visitor.get(getMemberInfo, {})).toMatchObject({ id: memberId });
    expect(await ask()).toEqual({ started: false });
    expect(await listTold(email)).toEqual(["data.asked"]);
    expect((await owner.get(listAudit, { subject: name, action: "ask data export" })).items).toHaveLength(1);
  });

  it("X-52: nobody ends another merchant's account, or without the right to", async () => {
    const foreigner = (await openKickline(app).registerAs("endabroad")).session?.id ?? "";
    for (const act of ["close", "reopen", "erase"] as const)
      expect(await propose(foreigner, act)).toBe("member.unknown");
    expect(await support.refuse(requestMemberExport, { memberId: foreigner, reason })).toBe("member.unknown");
    const { memberId } = await join();
    const operations = await joinDesk(app, "operations", "OPERATIONS");
    expect(await operations.refuse(proposeClosing, { id: randomUUID(), memberId, act: "close", reason })).toBe(
      "permission.denied",
    );
    const id = randomUUID();
    expect(await propose(memberId, "erase", id)).toBe("none");
    expect(await approve(id, operations)).toBe("permission.denied");
    expect(await support.refuse(proposeClosing, { id: randomUUID(), memberId, act: "close", reason: "    " })).toBe(
      "request.invalid",
    );
  });
});

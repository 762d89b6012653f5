import { randomUUID } from "node:crypto";
import { getBalance, getSessionLife, login } from "@marquee/contract";
import {
  decideProposal,
  endMemberSessions,
  getMember,
  getMemberMoney,
  getMemberWallet,
  giveMemberPassword,
  listAudit,
  listMemberChanges,
  listMemberMessages,
  listMemberRounds,
  listMemberSessions,
  listOutbox,
  proposeAdjustment,
  proposeFactorRemoval,
  setMemberLabels,
  setMemberState,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { joinDesk } from "../../../test/deskTeam.ts";
import { createGameServer, type GameServer } from "../../../test/gameServer.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { deskSettings, Staff } from "../../../test/staff.ts";
import { openAurelune, openKickline, passwordOf } from "../../../test/visitor.ts";
import { openWallet } from "../../../test/wallet.ts";
import { createPasskey } from "../../authentication/passkeys/passkeyStore.ts";
import { addSocialIdentity } from "../../authentication/social/socialIdentityStore.ts";
import { tables } from "../../../test/tables.ts";

const reason = "the player asked for it";

describe("what staff do to a member", () => {
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

  async function join() {
    serial += 1;
    const [name, visitor] = [`acted${String(serial).padStart(3, "0")}`, openAurelune(app)];
    const { session } = await visitor.registerAs(name);
    return { name, visitor, memberId: session?.id ?? "" };
  }

  /** A mailbox that the member has confirmed. */
  const confirmMailbox = async (memberId: string, email: string): Promise<void> => {
    await sql`update members set email_key = ${email}, email_confirmed_at = clock_timestamp()
      where tenant_id = 'aurelune' and id = ${memberId}`.execute(app.services.db);
  };

  /** The newest password that was mailed to an address. */
  const readPassword = async (email: string): Promise<string> => {
    const { values } = await tables(app.services.db)
      .selectFrom("outgoing_messages")
      .select("values")
      .where("recipient", "=", email)
      .where("template", "=", "password.given")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    return String(values["password"]);
  };

  const logIn = (username: string): Promise<string> => tryPassword(username, passwordOf("AURELUNE"));

  const tryPassword = async (username: string, password: string): Promise<string> => {
    const { body } = await openAurelune(app).call(login, {
      type: "username",
      username,
      password,
      side: "MEMBER",
      deviceId: "d",
    });
    return body.success ? "none" : body.errorCode;
  };

  it("X-52: a freeze ends sessions and games at once and says so, wins of open rounds are paid, and a thaw lets the member in again", async () => {
    const { name, visitor, memberId } = await join();
    const game = await openWallet(server, visitor);
    const round = randomUUID();
    expect((await game.bet(round, game.limits.minBet)).status).toBe("OK");
    const { version } = await risk.get(setMemberState, { memberId, event: "freeze", version: 0, reason });
    expect(version).toBe(1);
    expect(await visitor.refuse(getSessionLife, {})).toBe("account.frozen");
    expect(await visitor.refuse(getBalance, {})).toBe("account.frozen");
    await expect(visitor.launchFirst()).rejects.toThrow("account.frozen");
    expect(await logIn(name)).toBe("account.frozen");
    expect(await game.bet(randomUUID(), game.limits.minBet)).toMatchObject({
      status: "PLAYER_BLOCKED",
      reason: "FROZEN",
    });
    expect((await game.win(round, 50_000)).status).toBe("OK");
    const { items } = await owner.get(listAudit, { subject: name, action: "freeze" });
    expect(items).toMatchObject([
      { actor: "risk@aurelune.example", address: "127.0.0.1", reason, before: "ACTIVE", after: "FROZEN" },
    ]);
    const twice = await risk.call(setMemberState, { memberId, event: "freeze", version, reason });
    expect(twice.body).toMatchObject({ errorCode: "state.changed", value: { state: "FROZEN" } });
    await risk.get(setMemberState, { memberId, event: "unfreeze", version, reason });
    expect(await visitor.refuse(getBalance, {})).toBe("login.not.session");
    expect(await logIn(name)).toBe("none");
    expect((await owner.get(listMemberRounds, { memberId })).items).toMatchObject([{ id: round, won: "5.00" }]);
  });

  it("X-52: another gateway refuses a frozen member too", async () => {
    const { visitor, memberId } = await join();
    const beside = await app.openBeside();
    const there = openAurelune(beside);
    there.setToken(visitor.getToken());
    await there.get(getBalance, {});
    await owner.get(setMemberState, { memberId, event: "freeze", version: 0, reason });
    await expect.poll(() => there.refuse(getBalance, {})).toBe("account.frozen");
  });

  it("X-52: of two people at one member the second is told what the first one changed, also when both come at once", async () => {
    const { memberId } = await join();
    const freeze = (staff: Staff) => staff.call(setMemberState, { memberId, event: "freeze", version: 0, reason });
    const label = (staff: Staff) => staff.call(setMemberLabels, { memberId, labels: [], version: 0, reason });
    const answers = await Promise.all([freeze(risk), label(support)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      errorCode: "version.conflict",
      value: { version: 1, changes: [{ version: 1, reason }] },
    });
    expect(await owner.get(listMemberChanges, { memberId })).toHaveLength(1);
  });

  it("X-21: money is adjusted by two people, once, never below zero, and nobody approves their own", async () => {
    const { name, visitor, memberId } = await join();
    const { sumBalance } = await visitor.get(getBalance, {});
    const id = randomUUID();
    const ask = { id, memberId, amount: "12", reason };
    await support.get(proposeAdjustment, ask);
    await support.get(proposeAdjustment, ask);
    expect((await visitor.get(getBalance, {})).sumBalance).toBe(sumBalance);
    const approve = { id, decision: "approve", note: "seen" } as const;
    expect(await support.refuse(decideProposal, approve)).toBe("proposal.own");
    const both = await Promise.all([owner, risk].map((staff) => staff.refuse(decideProposal, approve)));
    expect(both.toSorted()).toEqual(["none", "state.changed"]);
    const after = (await visitor.get(getBalance, {})).sumBalance;
    expect(Number(after) - Number(sumBalance)).toBe(12);
    const { items } = await owner.get(listAudit, { subject: name, action: "approve balance.adjust" });
    expect(items).toMatchObject([{ after: { memberId, amount: "12.00" }, before: { by: "support@aurelune.example" } }]);
    const wallet = await owner.get(getMemberWallet, { memberId });
    expect(wallet).toMatchObject({ balance: after, isTrial: false });
    expect(wallet.items[0]).toMatchObject({ kind: "ADJUST", amount: "12.00", ref: `adjust:${id}` });
    for (const amount of ["0", "0.00", "1e3", "1.001", "50000.55", "-0.50", "NaN", "--1", "99999999999999999999", " "])
      expect(await support.refuse(proposeAdjustment, { id: randomUUID(), memberId, amount, reason }), amount).toBe(
        "fields",
      );
    const tooMuch = `-${Number(after) + 1}`;
    expect(await support.refuse(proposeAdjustment, { id: randomUUID(), memberId, amount: tooMuch, reason })).toBe(
      "wallet.insufficient",
    );
    // Both fit by themselves, and only one of them when they are carried out.
    const all = [randomUUID(), randomUUID()];
    for (const each of all) await support.get(proposeAdjustment, { id: each, memberId, amount: `-${after}`, reason });
    const ends = await Promise.all(
      all.map((each) => owner.refuse(decideProposal, { id: each, decision: "approve", note: "" })),
    );
    expect(ends.toSorted()).toEqual(["none", "wallet.insufficient"]);
    expect((await visitor.get(getBalance, {})).sumBalance).toBe("0.00");
  });

  it("X-52: one session or all are ended, and a given password goes to a confirmed contact and must be changed", async () => {
    const { name, visitor, memberId } = await join();
    const other = openAurelune(app);
    await other.loginAs(name);
    const { sessions } = await support.get(listMemberSessions, { memberId });
    expect(sessions).toHaveLength(2);
    const newest = sessions.toSorted((a, b) => b.startedAt - a.startedAt)[0]?.id ?? "";
    await support.get(endMemberSessions, { memberId, sessionId: newest, reason });
    expect(await other.refuse(getBalance, {})).toBe("login.not.session");
    expect((await visitor.call(getBalance, {})).status).toBe(200);
    expect(await support.refuse(endMemberSessions, { memberId, sessionId: newest, reason })).toBe("state.changed");
    await support.get(endMemberSessions, { memberId, reason });
    expect(await visitor.refuse(getBalance, {})).toBe("login.not.session");
    expect(await support.refuse(giveMemberPassword, { memberId, reason })).toBe("contact.unconfirmed");
    expect(await logIn(name)).toBe("none");
    const email = `${name}@mail.example`;
    await confirmMailbox(memberId, email);
    const given = await support.get(giveMemberPassword, { memberId, reason });
    expect(given).toEqual({ channel: "mail", recipient: `${name.slice(0, 1)}***@mail.example`, hours: 72 });
    const password = await readPassword(email);
    expect(await logIn(name)).toBe("login.credentials.invalid");
    await openAurelune(app).loginAs(name, password);
    expect(await support.get(getMember, { memberId })).toMatchObject({ passwordGiven: true });
    expect(app.logged()).not.toContain(password);
    expect(JSON.stringify(await owner.get(listAudit, {}))).not.toContain(password);
    for (const list of [await owner.get(listOutbox, {}), await owner.get(listMemberMessages, { memberId })]) {
      expect(JSON.stringify(list)).toContain("password.given");
      expect(JSON.stringify(list)).not.toContain(password);
    }
  });

  it("X-52, LG-11: of two passwords given at once by two people the newer works, and each went to the member alone", async () => {
    const { memberId, name } = await join();
    const email = `${name}@mail.example`;
    await confirmMailbox(memberId, email);
    await Promise.all([support, risk].map((staff) => staff.get(giveMemberPassword, { memberId, reason })));
    const rows = await tables(app.services.db)
      .selectFrom("outgoing_messages")
      .select("values")
      .where("recipient", "=", email)
      .where("template", "=", "password.given")
      .execute();
    expect(rows).toHaveLength(2);
    const codes: string[] = [];
    for (const { values } of rows) codes.push(await tryPassword(name, String(values["password"])));
    expect(codes.toSorted()).toEqual(["login.credentials.invalid", "none"]);
  });

  it("X-21: a member's factors and linked accounts are removed by two people, once, also at once at two gateways, and the member is told", async () => {
    const { memberId, name } = await join();
    const email = `${name}@mail.example`;
    await confirmMailbox(memberId, email);
    const id = randomUUID();
    const wanted = { id, memberId, reason };
    expect(await support.refuse(proposeFactorRemoval, wanted)).toBe("state.changed");
    const holder = { tenantId: "aurelune", memberId };
    const passkey = { id: `key of ${name}`, publicKey: "k", counter: 0, transports: [], userAgent: "" };
    await createPasskey(app.services.db, holder, passkey);
    const identity = { provider: "GOOGLE", issuer: "https://issuer.example", subject: name, name } as const;
    await addSocialIdentity(app.services.db, holder, identity);
    const count = async () => {
      const { passkeys, providers } = await support.get(listMemberSessions, { memberId });
      return passkeys.length + providers.length;
    };
    for (const _ of [1, 2]) expect(await support.get(proposeFactorRemoval, wanted)).toEqual({ id });
    expect(await count()).toBe(2);
    const decide = (staff: Staff) => staff.refuse(decideProposal, { id, decision: "approve", note: "" });
    expect(await decide(support)).toBe("proposal.own");
    const payments = await joinDesk(app, `payments${name}`, "PAYMENTS");
    expect(await decide(payments)).toBe("permission.denied");
    const beside = new Staff(await app.openBeside(), "AURELUNE");
    beside.cookie = owner.cookie;
    expect((await Promise.all([decide(risk), decide(beside)])).toSorted()).toEqual(["none", "state.changed"]);
    expect(await count()).toBe(0);
    const told = await tables(app.services.db)
      .selectFrom("outgoing_messages")
      .select("template")
      .where("recipient", "=", email)
      .execute();
    expect(told).toEqual([{ template: "factors.removed" }]);
    // What is removed meanwhile is no removal any more: it stays proposed.
    await createPasskey(app.services.db, holder, { ...passkey, id: `second of ${name}` });
    const again = randomUUID();
    await support.get(proposeFactorRemoval, { ...wanted, id: again });
    await tables(app.services.db).deleteFrom("passkeys").where("member_id", "=", memberId).execute();
    expect(await risk.refuse(decideProposal, { id: again, decision: "approve", note: "" })).toBe("state.changed");
  });

  it("X-52: nothing is done to a member of another merchant", async () => {
    const memberId = (await openKickline(app).registerAs("foreigner")).session?.id ?? "";
    const secure = { memberId, reason };
    expect([
      await owner.refuse(setMemberState, { ...secure, event: "freeze", version: 0 }),
      await owner.refuse(setMemberLabels, { ...secure, labels: [], version: 0 }),
      await owner.refuse(endMemberSessions, secure),
      await owner.refuse(proposeFactorRemoval, { ...secure, id: randomUUID() }),
      await owner.refuse(giveMemberPassword, secure),
      await owner.refuse(proposeAdjustment, { ...secure, id: randomUUID(), amount: "1" }),
      await owner.refuse(getMemberWallet, { memberId }),
      await owner.refuse(getMemberMoney, { memberId }),
    ]).toEqual(Array.from({ length: 8 }, () => "member.unknown"));
  });
});

import { getChatMessage, getChatUrl, logout } from "@marquee/contract";
import { getStaffChatSystem } from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type ChatHouse, startChatHouse } from "../../../test/chatHouse.ts";
import { joinDesk } from "../../../test/deskTeam.ts";
import { switchModules } from "../../../test/registration.ts";
import { deskSettings } from "../../../test/staff.ts";
import { openTestSites, type TestSites } from "../../../test/testSites.ts";
import { openAurelune, type Visitor } from "../../../test/visitor.ts";
import { endOldSessions } from "../../authentication/endOldSessions.ts";
import { noteSignIn, removeOldSignIns } from "./signInStore.ts";
import { tellEndedSignIns } from "./tellEndedSignIns.ts";

describe("sessions at a chat system outside of the platform", () => {
  let house: ChatHouse;
  let sites: TestSites;
  let names = 0;
  const db = () => sites.app.services.db;

  beforeAll(async () => {
    house = await startChatHouse();
    sites = await openTestSites({ MARQUEE_CHATS_FILE: house.chatsFile, ...deskSettings });
    Object.assign(sites.app.services, { limiter: async () => {} });
    await switchModules(sites.app, "aurelune", { CBS3: "on", CHATROOM3: "on" });
  });
  beforeEach(() => void house.ended.splice(0));
  afterEach(() => {
    house.mood = "answer";
  });
  afterAll(async () => {
    await sites.close();
    await house.stop();
  });

  const newMember = async (): Promise<{ readonly name: string; readonly visitor: Visitor }> => {
    const [name, visitor] = [`signedin${(names += 1)}`, openAurelune(sites.app)];
    await visitor.registerAs(name);
    return { name, visitor };
  };
  /** Opens the other system's page, as the site does. @returns what names the session there */
  const open = async (visitor: Visitor): Promise<string> =>
    String((await house.open((await visitor.get(getChatUrl, {})).chatUrl))["sid"]);
  const tell = () => tellEndedSignIns(sites.app.services);
  const makeDue = () =>
    sql`update chat_sign_ins set next_at = clock_timestamp() where next_at is not null`.execute(db());
  const countStored = async (): Promise<number> =>
    (
      await sql<{ count: number }>`select count(*)::int as count from chat_sign_ins where ended_at is not null`.execute(
        db(),
      )
    ).rows[0]?.count ?? 0;

  it("CH-03, CH-09: logging out ends the session there, and the member's other one goes on", async () => {
    const { name, visitor } = await newMember();
    const phone = openAurelune(sites.app);
    await phone.loginAs(name);
    const sid = await open(visitor);
    // A page that is opened again is of the same session.
    expect(await open(visitor)).toBe(sid);
    const late = (await visitor.get(getChatUrl, {})).chatUrl;
    const other = await open(phone);
    expect(other).not.toBe(sid);
    await tell();
    expect(house.ended).toEqual([]);
    await visitor.get(logout, {});
    await Promise.all([tell(), tell()]);
    expect(house.ended).toEqual([sid]);
    // An address that was made before opens nothing any more.
    await expect(house.open(late)).rejects.toThrow("has ended");
    expect(await open(phone)).toBe(other);
    await phone.get(logout, { all: true });
    await tell();
    expect(house.ended).toEqual([sid, other]);
    expect(await countStored()).toBe(0);
  });

  it("CH-03: a session that is idle, and those of an account that is closed, end there too; one that never opened the chat is not told of", async () => {
    const [idle, closed, quiet] = [await newMember(), await newMember(), await newMember()];
    const sids = [await open(idle.visitor), await open(closed.visitor)];
    await quiet.visitor.get(getChatMessage, {});
    await sql`update sessions s set seen_at = clock_timestamp() - interval '31 minutes' from members m
      where m.id = s.member_id and m.username = ${idle.name}`.execute(db());
    await endOldSessions(db());
    await quiet.visitor.get(logout, {});
    await tell();
    expect(house.ended).toEqual([sids[0]]);
    await sql`update members set status = 'CLOSED' where username = ${closed.name}`.execute(db());
    await sql`update sessions s set ended_at = clock_timestamp() from members m
      where m.id = s.member_id and m.username = ${closed.name}`.execute(db());
    await tell();
    expect(house.ended).toEqual(sids);
  });

  it("CH-03: a session that ends while the address is made is told of, or opens nothing", async () => {
    const { visitor } = await newMember();
    const sid = await open(visitor);
    const answers = await Promise.all([
      visitor.call(getChatUrl, {}),
      visitor.call(logout, {}),
      visitor.call(getChatUrl, {}),
    ]);
    await tell();
    expect(house.ended).toEqual([sid]);
    for (const { body } of answers)
      if (body.success && typeof body.value === "object" && "chatUrl" in body.value)
        await expect(house.open(body.value.chatUrl)).rejects.toThrow("has ended");
    const { rows } = await sql<{ token: string; person: string }>`
      select s.token_hash as token, p.person_id::text as person from sessions s
      join chat_people p on p.tenant_id = s.tenant_id and p.member_id = s.member_id where s.ended_at is not null limit 1`.execute(
      db(),
    );
    const [gone] = rows;
    expect(
      await noteSignIn(db(), { tenantId: "aurelune", tokenHash: gone?.token ?? "" }, gone?.person ?? ""),
    ).toBeUndefined();
  });

  it.each(["broken", "silent"] as const)(
    "CH-03: a system that is %s is told again later, nothing waits for it, and after a day it is given up",
    async (mood) => {
      const { visitor } = await newMember();
      const sid = await open(visitor);
      house.mood = mood;
      await visitor.get(logout, {});
      await tell();
      expect([house.ended, await countStored()]).toEqual([[], 1]);
      expect(sites.app.logged()).toContain("could not be told of a session's end");
      expect(sites.app.logged()).not.toContain(house.secret);
      // Not before its time; a gateway that was killed while it told is the same.
      house.mood = "answer";
      await tell();
      expect(house.ended).toEqual([]);
      await expect
        .poll(
          async () => {
            await makeDue();
            await tell();
            return house.ended;
          },
          { timeout: 15_000 },
        )
        .toEqual([sid]);
      expect(await countStored()).toBe(0);
      const other = await newMember();
      await open(other.visitor);
      await other.visitor.get(logout, {});
      expect(await removeOldSignIns(db(), 1)).toBe(0);
      await sql`update chat_sign_ins set ended_at = clock_timestamp() - interval '25 hours' where ended_at is not null`.execute(
        db(),
      );
      expect(await removeOldSignIns(db(), 1)).toBe(1);
    },
  );

  it("CH-03, X-52: the desk shows which system the merchant has and whether it answers, and never its secret", async () => {
    const olga = await joinDesk(sites.app, "olga", "OPERATIONS");
    const before = house.asked.length;
    const stateOf = async () => (await olga.get(getStaffChatSystem, {})).outside;
    expect(await stateOf()).toEqual({
      origin: house.origin,
      state: "ANSWERS",
      milliseconds: expect.any(Number),
      untoldEnds: 0,
    });
    const { visitor } = await newMember();
    await open(visitor);
    await visitor.get(logout, {});
    house.mood = "broken";
    expect(await stateOf()).toMatchObject({ state: "WRONG", untoldEnds: 1 });
    house.mood = "silent";
    expect(await stateOf()).toMatchObject({ state: "SILENT", untoldEnds: 1 });
    expect(JSON.stringify(await stateOf())).not.toContain(house.secret);
    // It was asked about nobody.
    const asked = house.asked.map((body): string => String(JSON.parse(body).user));
    const { rows } = await sql<{ id: string }>`select person_id::text as id from chat_people`.execute(db());
    expect(rows.map(({ id }) => id)).not.toContain(asked[before]);
  });
});

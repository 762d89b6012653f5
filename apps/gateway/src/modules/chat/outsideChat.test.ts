import { randomUUID } from "node:crypto";
import {
  chatHeaderColor,
  getChatMessage,
  getChatUrl,
  listChatLines,
  listChatRooms,
  sendChatLine,
  updateMemberInfo,
  updatePreferences,
} from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type ChatHouse, startChatHouse } from "../../../test/chatHouse.ts";
import { openChatSocket } from "../../../test/chatReader.ts";
import { switchModules } from "../../../test/registration.ts";
import { openTestSites, type TestSites } from "../../../test/testSites.ts";
import { openAurelune, openKickline, type Visitor } from "../../../test/visitor.ts";

const rooms = { CBS3: "on", CHATROOM3: "on" } as const;

describe("a chat system outside of the platform", () => {
  let house: ChatHouse;
  let sites: TestSites;
  let names = 0;

  beforeAll(async () => {
    house = await startChatHouse();
    sites = await openTestSites({ MARQUEE_CHATS_FILE: house.chatsFile });
    Object.assign(sites.app.services, { limiter: async () => {} });
    for (const merchant of ["aurelune", "kickline"]) await switchModules(sites.app, merchant, rooms);
  });
  afterEach(() => {
    house.mood = "answer";
  });
  afterAll(async () => {
    await sites.close();
    await house.stop();
  });

  const newMember = async (open = openAurelune): Promise<{ readonly name: string; readonly visitor: Visitor }> => {
    const [name, visitor] = [`outsider${(names += 1)}`, open(sites.app)];
    await visitor.registerAs(name);
    return { name, visitor };
  };
  const addressOf = async (visitor: Visitor, more: object = {}) =>
    (await visitor.get(getChatUrl, { b2c: "1", title: "Tán gẫu & more", language: "VI", ...more })).chatUrl;

  it("CH-03, CN-02, AP-65: the address is that of the other system, with title, language and colour, and signs the member in once", async () => {
    const { visitor } = await newMember();
    await visitor.get(updateMemberInfo, { nickname: "Moonwalker" });
    const address = await addressOf(visitor);
    const url = new URL(address);
    expect([url.origin, url.pathname]).toEqual([house.origin, "/chat"]);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      title: "Tán gẫu & more",
      language: "VI",
      headerColor: chatHeaderColor,
    });
    const claims = await house.open(address);
    expect(claims).toMatchObject({ nickname: "Moonwalker", language: "VI", site: "http://aurelune.localhost" });
    await expect(house.open(address)).rejects.toThrow("used before");
    expect(await visitor.refuse(getChatUrl, { headerColor: "red;} body{" })).toBe("request.invalid");
  });

  it("CH-03: the other system learns an id of the member's chats, the nickname and the language: no account, no contact, no token of ours", async () => {
    const { name, visitor } = await newMember();
    await visitor.get(updateMemberInfo, { nickname: name });
    const address = await addressOf(visitor);
    const { nickname, ...claims } = await house.open(address);
    // A nickname that is the account's name is none that others may see.
    expect(nickname).toBeNull();
    expect(Object.keys(claims).toSorted()).toEqual([
      "aud",
      "exp",
      "iat",
      "iss",
      "jti",
      "language",
      "sid",
      "site",
      "sub",
    ]);
    const { rows } = await sql<{ id: string; email: string | null; mobile: string | null }>`
      select id, email_key as email, mobile_key as mobile from members where username = ${name}`.execute(
      sites.app.services.db,
    );
    const said = `${address} ${JSON.stringify({ ...claims, nickname })} ${house.asked.join()}`;
    const secrets = [name, visitor.getToken(), house.secret, ...Object.values(rows[0] ?? {})];
    for (const secret of secrets) if (secret !== null && secret !== undefined) expect(said).not.toContain(secret);
    // The same member is the same person there, and another one another.
    expect((await house.open(await addressOf(visitor))).sub).toBe(claims.sub);
    const other = await newMember();
    expect((await house.open(await addressOf(other.visitor))).sub).not.toBe(claims.sub);
    await visitor.get(updateMemberInfo, { nickname: "Sunwalker" });
    await visitor.get(updatePreferences, { hidesName: true });
    expect((await house.open(await addressOf(visitor))).nickname).toBeNull();
  });

  it("CH-04, AP-66, EN-26: how many messages wait is asked there by a signed call, for this member, and is 99 at most", async () => {
    const { visitor } = await newMember();
    // Of who has never opened the chat nobody is asked, and nothing is stored by a page that asks.
    const before = house.asked.length;
    expect(await visitor.get(getChatMessage, {})).toEqual({ unReadCount: 0, last: null });
    expect(house.asked).toHaveLength(before);
    const { sub } = await house.open(await addressOf(visitor));
    expect(house.asked.at(-1)).toBe(JSON.stringify({ user: sub }));
    house.unread.set(String(sub), 7);
    expect(await visitor.get(getChatMessage, {})).toEqual({ unReadCount: 7, last: null });
    house.unread.set(String(sub), 2_000_000_000);
    expect((await visitor.get(getChatUrl, {})).unReadCount).toBe(99);
    const other = await newMember();
    expect((await other.visitor.get(getChatMessage, {})).unReadCount).toBe(0);
  });

  it.each(["broken", "words", "wrong", "redirect"] as const)(
    "CH-03, CH-04: a system that answers by %s is named, and is asked again",
    async (mood) => {
      const { visitor } = await newMember();
      await addressOf(visitor);
      house.mood = mood;
      expect(await visitor.refuse(getChatUrl, {})).toBe("chat.unavailable");
      expect(await visitor.refuse(getChatMessage, {})).toBe("chat.unavailable");
      house.mood = "answer";
      expect(await visitor.get(getChatMessage, {})).toEqual({ unReadCount: 0, last: null });
      expect(sites.app.logged()).not.toContain(house.secret);
    },
  );

  it("CH-05 to CH-08, RP-21: who may not enter our rooms may not enter the other system, which is not asked about them", async () => {
    const guest = openAurelune(sites.app);
    expect(await guest.refuse(getChatUrl, {})).toBe("login.not.session");
    const { db, sessions } = sites.app.services;
    const asked = house.asked.length;
    for (const kind of [1, 2, 41, 42, 4]) {
      const { name, visitor } = await newMember();
      await sql`update members set kind = ${kind} where username = ${name}`.execute(db);
      sessions.clear();
      expect(await visitor.refuse(getChatUrl, {}), String(kind)).toBe("chat.agent.refused");
      expect(await visitor.refuse(getChatMessage, {}), String(kind)).toBe("chat.agent.refused");
    }
    const { name, visitor } = await newMember();
    await sql`insert into protection_exclusions (tenant_id, id, member_id, kind, until_at)
      select 'aurelune', ${randomUUID()}, id, 'EXCLUSION', clock_timestamp() + interval '1 day' from members where username = ${name}`.execute(
      db,
    );
    expect(await visitor.refuse(getChatUrl, {})).toBe("rg.self.excluded");
    expect(await visitor.get(getChatMessage, {})).toEqual({ unReadCount: 0, last: null });
    await switchModules(sites.app, "aurelune", { CHATROOM3: "off" });
    expect(await (await newMember()).visitor.refuse(getChatUrl, {})).toBe("function.not.available");
    await switchModules(sites.app, "aurelune", rooms);
    expect(house.asked).toHaveLength(asked);
  });

  it("CH-09: our rooms, their lines and their socket are closed there, and open at a merchant without another system", async () => {
    const { visitor } = await newMember();
    const line = { roomId: randomUUID(), id: randomUUID(), text: "hello" };
    for (const refused of [
      await visitor.refuse(listChatRooms, {}),
      await visitor.refuse(listChatLines, { roomId: line.roomId }),
      await visitor.refuse(sendChatLine, line),
    ])
      expect(refused).toBe("function.not.available");
    const port = Number(new URL(await sites.app.http.listen({ port: 0, host: "127.0.0.1" })).port);
    const socket = await openChatSocket({ port });
    socket.send({ type: "hello", token: visitor.getToken() ?? "", roomId: line.roomId, seen: null });
    expect(await socket.waitEnd()).toBe("function.not.available");
    const kick = (await newMember(openKickline)).visitor;
    const [room] = (await kick.get(listChatRooms, {})).rooms;
    await kick.get(sendChatLine, { ...line, roomId: room?.roomId ?? "" });
    expect(new URL(await addressOf(kick)).hostname).toBe("kickline.localhost");
  });

  it("CH-03: pages of that merchant may frame that origin and no other one, and only while its chat is on", async () => {
    const framesOf = async (host: string) =>
      String((await sites.get("/", host)).headers["content-security-policy"])
        .split("; ")
        .find((part) => part.startsWith("frame-src"));
    expect(await framesOf("aurelune.localhost")).toBe(`frame-src https://games.example ${house.origin}`);
    expect(await framesOf("kickline.localhost")).toBe("frame-src https://games.example");
    await switchModules(sites.app, "aurelune", { CHATROOM3: "off" });
    expect(await framesOf("aurelune.localhost")).toBe("frame-src https://games.example");
    await switchModules(sites.app, "aurelune", rooms);
  });
});

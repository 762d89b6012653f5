import { loginFreePlay, updateMemberInfo } from "@marquee/contract";
import { getMember, listAudit, listMembers, type ListMembers } from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAccount } from "../../../test/account.ts";
import { findLine, joinDesk } from "../../../test/deskTeam.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { deskSettings, type Staff } from "../../../test/staff.ts";
import { openAurelune, openKickline } from "../../../test/visitor.ts";
import { uuidv7 } from "../../db/uuidv7.ts";
import { tables } from "../../../test/tables.ts";

describe("the list of members", () => {
  let app: TestApp;
  let owner: Staff;
  let payments: Staff;

  beforeAll(async () => {
    app = await openTestApp(deskSettings);
    owner = await joinDesk(app, "owner", "OWNER");
    payments = await joinDesk(app, "pay", "PAYMENTS");
  });
  afterAll(() => app.close());

  /** Every page of a list. */
  async function readAll(asked: ListMembers): Promise<readonly string[]> {
    const names: string[] = [];
    for (let cursor: string | undefined; ;) {
      const page = await owner.get(listMembers, { ...asked, ...(cursor === undefined ? {} : { cursor }) });
      names.push(...page.items.map(({ username }) => username));
      if (page.next === null) return names;
      // Nothing of a person is in what the address of a page holds.
      const text = Buffer.from(page.next, "base64url").toString();
      for (const name of names) expect(text).not.toContain(name);
      cursor = page.next;
    }
  }

  it("X-52: a million members would come as these do: each once, in order, by pages, and none of another merchant", async () => {
    const { db } = app.services;
    const rows = Array.from({ length: 120 }, (_, index) => `bulk${String(index).padStart(4, "0")}`).map((name) => ({
      tenant_id: "aurelune",
      id: uuidv7(),
      username: name,
      username_key: name,
      kind: 0,
      nickname: name,
      language: "EN",
      avatar: 1,
      currency: "VND",
      birthday: null,
      registered_from: "test",
    }));
    await tables(db).insertInto("members").values(rows).execute();
    await openKickline(app).registerAs("bulkother");
    const names = rows.map(({ username }) => username);
    expect(await readAll({ search: "BULK" })).toEqual(names);
    expect(await readAll({ order: "name" })).toEqual(names);
    // Ids of one millisecond have no order of their own.
    const newest = rows.toSorted((a, b) => (a.id < b.id ? 1 : -1)).map(({ username }) => username);
    expect(await readAll({})).toEqual(newest);
    expect(await readAll({ order: "oldest" })).toEqual(newest.toReversed());
    expect(await readAll({ order: "nameFalling" })).toEqual(names.toReversed());
    // Two of three logged in, two of them at the same time; who never did is the longest away, and comes in the order of ids.
    await sql`update members set login_at = timestamptz '2026-01-01' + (right(username, 4)::int / 2) * interval '1 microsecond'
      where username like 'bulk0%' and right(username, 4)::int % 3 > 0`.execute(db);
    const { rows: byLogin } = await sql<{ username: string }>`
      select username from members where tenant_id = 'aurelune' order by login_at desc nulls last, id desc`.execute(db);
    const lastLogins = byLogin.map(({ username }) => username);
    expect(await readAll({ order: "login" })).toEqual(lastLogins);
    expect(await readAll({ order: "loginOldest" })).toEqual(lastLogins.toReversed());
    expect(await readAll({ order: "login", state: "FROZEN" })).toEqual([]);
    await sql`update members set nickname = 'zz' || username where username < 'bulk0060'`.execute(db);
    await sql`update members set nickname = 'bulkier' || username where username_key = 'bulk0007'`.execute(db);
    const found = await readAll({ search: "zzbulk" });
    expect(found).toEqual(names.slice(0, 60).filter((name) => name !== "bulk0007"));
    expect(await readAll({ search: "bulk" })).toEqual(names);
    expect(await readAll({ search: "bulkier" })).toEqual(["bulk0007"]);
  });

  it("X-52: a member is found by name, nickname, whole phone number, mail address and id; contacts are masked for who may not see them", async () => {
    const account = await openAccount(app, "findme");
    await account.visitor.get(updateMemberInfo, { nickname: "QuietRiver" });
    const line = await findLine(owner, account.name.toUpperCase());
    expect(line).toMatchObject({
      nickname: "QuietRiver",
      email: account.email,
      mobile: account.mobile,
      state: "ACTIVE",
    });
    for (const search of [
      "quietr",
      account.typed.mobileNum,
      account.mobile,
      account.typed.mobileNum.replace(/[0-9]/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
      `\u202a${account.mobile.slice(1)}\u202c`,
      account.email.toUpperCase(),
      line.id,
      ` ${account.name} `,
    ])
      expect(
        (await owner.get(listMembers, { search })).items.map(({ id }) => id),
        search,
      ).toEqual([line.id]);
    for (const search of [account.email.slice(1), account.mobile.slice(0, -1), "%", "_", "\\", "findme%", "__proto__"])
      expect((await owner.get(listMembers, { search })).items, search).toEqual([]);
    const masked = await findLine(payments, account.name);
    expect(masked).toMatchObject({ email: "f***@mail.example", mobile: `+84***${account.mobile.slice(-3)}` });
    const sheet = await payments.get(getMember, { memberId: line.id });
    expect(sheet).toMatchObject({ email: "f***@mail.example", version: 0, currency: "VND" });
    const kim = openKickline(app);
    const { session } = await kim.registerAs("elsewhere");
    expect(await owner.refuse(getMember, { memberId: session?.id ?? "" })).toBe("member.unknown");
    expect((await owner.get(listMembers, { search: session?.id ?? "" })).items).toEqual([]);
  });

  it("X-52, X-21: who read whose data is written down, and what was searched for is not", async () => {
    const account = await openAccount(app, "audited");
    const line = await findLine(payments, account.email);
    await payments.get(getMember, { memberId: line.id });
    const { items } = await owner.get(listAudit, { actor: "pay@aurelune.example" });
    expect(items.slice(0, 2)).toMatchObject([
      { action: "read member identity", subject: account.name },
      { action: "read members", subject: "search", after: { members: [line.id] } },
    ]);
    expect(JSON.stringify(items)).not.toContain(account.email);
    expect(app.logged()).not.toContain(account.email);
  });

  it("X-52: filters hold together, and a cursor of another list or of our making is refused", async () => {
    const guest = openAurelune(app);
    guest.setToken((await guest.get(loginFreePlay, { platform: "W", language: "EN" })).token);
    expect((await owner.get(listMembers, { kind: 4 })).items).toHaveLength(1);
    expect((await owner.get(listMembers, { kind: 4, state: "FROZEN" })).items).toEqual([]);
    expect((await owner.get(listMembers, { kycLevel: 2 })).items).toEqual([]);
    const { next } = await owner.get(listMembers, {});
    expect(await owner.refuse(listMembers, { order: "name", cursor: next ?? "" })).toBe("request.invalid");
    // No order takes another one's place, nor a time or a member that there is not.
    const toCursor = (place: object): string => Buffer.from(JSON.stringify(place)).toString("base64url");
    const id = uuidv7();
    for (const [order, cursor] of [
      ["oldest", next ?? ""],
      ["login", next ?? ""],
      ["nameFalling", toCursor({ by: "nameFalling", id })],
      ["login", toCursor({ by: "login", id })],
      ["login", toCursor({ by: "login", id, login: "2026-02-30" })],
      ["loginOldest", toCursor({ by: "loginOldest", id, login: "9".repeat(18) })],
      ["login", toCursor({ by: "__proto__", id, login: "never" })],
    ] as const)
      expect(await owner.refuse(listMembers, { order, cursor }), order).toBe("request.invalid");
    expect(await owner.refuse(listMembers, { cursor: "a".repeat(1_000_000) })).not.toBe("none");
    expect(
      (await owner.get(listMembers, { order: "login", cursor: toCursor({ by: "login", id, login: "never" }) })).items,
    ).toEqual(expect.any(Array));
    const { shapes: _, ...plain } = listMembers;
    const wrong = await owner.send(plain, { order: "toString" });
    expect(wrong).toMatchObject({ status: 400, body: { errorCode: "request.invalid" } });
    const gone = Buffer.from(JSON.stringify({ by: "name", id: uuidv7() })).toString("base64url");
    for (const cursor of ["x", "e30", gone])
      expect(await owner.refuse(listMembers, { search: "bulk", cursor })).toBe("request.invalid");
    expect(await owner.refuse(listMembers, { search: "a".repeat(101) })).toBe("request.invalid");
    expect(await owner.refuse(listMembers, { search: "a\u0000" })).toBe("request.invalid");
    expect(await owner.refuse(listMembers, { search: "\ud83d" })).toBe("request.invalid");
    expect((await owner.get(listMembers, { search: "\u{10ffff}" })).items).toEqual([]);
  });
});

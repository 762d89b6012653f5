import { getCaptchaChallenge, login, type LoginRequest } from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { holdHashes } from "../../../test/holdHashes.ts";
import { openTestApp, type TestApp } from "../../../test/openTestApp.ts";
import { solveChallenge } from "../../../test/solveChallenge.ts";
import { type Answered, type Gateway, openAurelune, passwordOf, type Visitor } from "../../../test/visitor.ts";
import { raceTurns } from "../../../test/raceTurns.ts";
import { forgetNames, removeOldAttempts } from "../../authentication/loginAttemptStore.ts";
import type { Db } from "../../db/Db.ts";

const right = passwordOf("AURELUNE");

describe("limits of logins", () => {
  let app: TestApp;
  let names = 0;

  beforeAll(async () => {
    app = await openTestApp({ MARQUEE_TRUST_PROXY: "127.0.0.1" });
  });
  afterAll(() => app.close());

  const toName = (): string => `limited${(names += 1)}`;
  const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
  const attempt = (username: string, password: string): LoginRequest => ({
    type: "username",
    username,
    password,
    side: "MEMBER",
    deviceId: "d",
  });

  async function toProof(visitor: Visitor): Promise<string> {
    return solveChallenge((await visitor.get(getCaptchaChallenge, {})).challenge);
  }

  /** One attempt with a captcha, required or not. */
  async function tryOnce(
    name: string,
    password: string,
    address: string,
    gateway: Gateway = app,
  ): Promise<Answered<unknown>> {
    const visitor = openAurelune(gateway);
    return visitor.call(login, { ...attempt(name, password), captchaProof: await toProof(visitor) }, from(address));
  }

  const toCode = ({ body }: Answered<unknown>): string => (body.success ? "in" : body.errorCode);
  const count = (codes: readonly string[], code: string): number => codes.filter((each) => each === code).length;

  async function tryWrong(name: string, address: string, times: number): Promise<string[]> {
    const codes: string[] = [];
    for (let time = 0; time < times; time += 1) codes.push(toCode(await tryOnce(name, "wrong", address)));
    return codes;
  }

  it("X-20: fifty wrong passwords at once are three tries without a captcha, turn after turn", async () => {
    const visitor = openAurelune(app);
    await visitor.getStatus();
    for (let time = 0; time < raceTurns; time += 1) {
      const name = toName();
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => visitor.call(login, attempt(name, "wrong"), from(`203.0.113.${100 + time}`))),
      );
      const codes = answers.map(toCode);
      expect([count(codes, "login.credentials.invalid"), count(codes, "captcha.required")]).toEqual([3, 47]);
    }
  });

  it("X-20: twenty at once with a captcha each, at two gateways, are six, and the sixth says that it locked and for how long", async () => {
    const second = await app.openBeside();
    const name = toName();
    const visitors = Array.from({ length: 20 }, (_, index) => openAurelune(index % 2 === 0 ? app : second));
    const proofs = await Promise.all(visitors.map(toProof));
    const answers = await Promise.all(
      visitors.map((visitor, index) =>
        visitor.call(login, { ...attempt(name, "wrong"), captchaProof: proofs[index] ?? "" }, from("203.0.113.2")),
      ),
    );
    const codes = answers.map(toCode);
    expect([count(codes, "login.credentials.invalid"), count(codes, "login.locked")]).toEqual([5, 15]);
    for (const { body } of answers)
      if (!body.success && body.errorCode === "login.locked") expect(body.retryAfter).toBeGreaterThan(890);
    expect(toCode(await tryOnce(name, "wrong", "203.0.113.2", second))).toBe("login.locked");
  });

  it("X-20, LG-03: tells what is left, asks a captcha after the third, and the sixth answers the lock itself", async () => {
    const visitor = openAurelune(app);
    const name = toName();
    const plain = async () => (await visitor.call(login, attempt(name, "wrong"), from("203.0.113.3"))).body;
    expect(await plain()).toMatchObject({
      errorCode: "login.credentials.invalid",
      value: { captcha: false, remaining: 5 },
    });
    expect(await plain()).toMatchObject({ value: { captcha: false, remaining: 4 } });
    expect(await plain()).toMatchObject({ value: { captcha: true, remaining: 3 } });
    // An attempt without the required captcha does not count.
    for (let time = 0; time < 9; time += 1) expect(await plain()).toMatchObject({ errorCode: "captcha.required" });
    expect((await tryOnce(name, "wrong", "203.0.113.3")).body).toMatchObject({
      value: { captcha: true, remaining: 2 },
    });
    expect((await tryOnce(name, "wrong", "203.0.113.3")).body).toMatchObject({
      value: { captcha: true, remaining: 1 },
    });
    expect((await tryOnce(name, "wrong", "203.0.113.3")).body).toMatchObject({
      errorCode: "login.locked",
      retryAfter: 900,
    });
  });

  it("X-20: a stranger's wrong passwords lock only the stranger's address, IPv6 by /64, and the member logs in from its own", async () => {
    const name = toName();
    await openAurelune(app).registerAs(name);
    expect((await tryWrong(name, "2001:db8:1:2::1", 6)).at(-1)).toBe("login.locked");
    expect(toCode(await tryOnce(name, right, "2001:db8:1:2:ffff::9"))).toBe("login.locked");
    expect((await tryWrong(name, "198.51.100.1", 6)).at(-1)).toBe("login.locked");
    const visitor = openAurelune(app);
    const home = from("2001:db8:1:3::1");
    // Over all addresses a captcha is asked, and nothing more of who tries for the first time.
    expect(await visitor.refuse(login, attempt(name, right), home)).toBe("captcha.required");
    expect(toCode(await tryOnce(name, right, "2001:db8:1:3::1"))).toBe("in");
    expect(toCode(await tryOnce(name, right, "198.51.100.1"))).toBe("login.locked");
  });

  it("LG-03: a right login forgives its own address's wrong passwords, the name's too, and no other address's", async () => {
    const name = toName();
    await openAurelune(app).registerAs(name);
    const [home, elsewhere] = [from("198.51.100.60"), from("198.51.100.61")];
    const visitor = openAurelune(app);
    await tryWrong(name, "198.51.100.60", 4);
    expect(toCode(await tryOnce(name, right, "198.51.100.60"))).toBe("in");
    expect((await visitor.call(login, attempt(name, "wrong"), home)).body).toMatchObject({
      value: { captcha: false, remaining: 5 },
    });
    expect((await visitor.call(login, attempt(name, right), home)).body.success).toBe(true);
    await tryWrong(name, "198.51.100.61", 3);
    expect(toCode(await tryOnce(name, right, "198.51.100.60"))).toBe("in");
    expect(await visitor.refuse(login, attempt(name, right), home)).toBe("captcha.required");
    expect(await visitor.refuse(login, attempt(name, right), elsewhere)).toBe("captcha.required");
  });

  it("X-20: many addresses make one address's own next try later, and never its first", async () => {
    const name = toName();
    await openAurelune(app).registerAs(name);
    for (const last of [1, 2, 3, 4]) await tryWrong(name, `198.51.100.${20 + last}`, 5);
    expect(await tryWrong(name, "198.51.100.30", 1)).toEqual(["login.credentials.invalid"]);
    const { body } = await tryOnce(name, right, "198.51.100.30");
    expect(body).toMatchObject({ errorCode: "rate.limited", retryAfter: expect.any(Number) });
    expect(body.success ? 0 : body.retryAfter).toBeLessThanOrEqual(30);
    expect(toCode(await tryOnce(name, right, "198.51.100.31"))).toBe("in");
  });

  it("X-20: success clears its own pair and no other; a late one gives back no try that came after it", async () => {
    const name = toName();
    await openAurelune(app).registerAs(name);
    await tryWrong(name, "198.51.100.40", 5);
    await tryWrong(name, "198.51.100.41", 2);
    expect(toCode(await tryOnce(name, right, "198.51.100.41"))).toBe("in");
    expect((await tryOnce(name, "wrong", "198.51.100.41")).body).toMatchObject({ value: { remaining: 5 } });
    expect(toCode(await tryOnce(name, "wrong", "198.51.100.40"))).toBe("login.locked");
    const { loginGuard } = app.services;
    const who = { tenantId: "aurelune", nameKey: "late", addressKey: "192.0.2.1" };
    const first = await loginGuard.reserve(who, true);
    for (let time = 0; time < 5; time += 1) await loginGuard.reserve(who, true);
    if (first.outcome !== "GO") throw new Error(first.outcome);
    await loginGuard.succeed(who, first.tries);
    expect(await loginGuard.reserve(who, true)).toMatchObject({ outcome: "GO", tries: 6 });
    expect(await loginGuard.reserve(who, true)).toMatchObject({ outcome: "LOCKED" });
  });

  it("a try that nobody looked at, for too many came at once, is no wrong password", async () => {
    const release = await holdHashes(app, "compare");
    const visitor = openAurelune(app);
    await visitor.getStatus();
    const tries = Array.from({ length: 200 }, (_, index) => ({ name: toName(), address: `192.0.2.${index}` }));
    const isFull = Promise.withResolvers<void>();
    const asked = tries.map(async ({ name, address }) => {
      const answer = await visitor.call(login, attempt(name, "wrong"), from(address));
      if (toCode(answer) === "rate.limited") isFull.resolve();
      return answer;
    });
    await isFull.promise;
    release();
    const answers = await Promise.all(asked);
    const refused = tries.filter(
      (_, index) => answers[index] !== undefined && toCode(answers[index]) === "rate.limited",
    );
    expect(refused.length).toBeGreaterThan(0);
    for (const { name, address } of refused.slice(0, 3)) {
      expect((await visitor.call(login, attempt(name, "wrong"), from(address))).body).toMatchObject({
        value: { remaining: 5 },
      });
    }
  });

  it("a lock ends after its time, and what counts no more is removed", async () => {
    const name = toName();
    await openAurelune(app).registerAs(name);
    await tryWrong(name, "198.51.100.50", 6);
    await sql`update login_attempts set locked_until = locked_until - interval '15 minutes', tried_at = tried_at - interval '15 minutes' where address_key = '198.51.100.50'`.execute(
      app.services.db,
    );
    expect(toCode(await tryOnce(name, right, "198.51.100.50"))).toBe("in");
    await sql`update login_attempts set expires_at = expires_at - interval '1 hour' where address_key = '198.51.100.50'`.execute(
      app.services.db,
    );
    expect(await removeOldAttempts(app.services.db)).toBeGreaterThan(0);
    const { rows } = await sql<{ address_key: string }>`select address_key from login_attempts`.execute(
      app.services.db,
    );
    expect(rows).not.toContainEqual({ address_key: "198.51.100.50" });
    expect(rows.length).toBeGreaterThan(0);
  });

  it.each([
    ["old counts are removed", (db: Db) => removeOldAttempts(db)],
    ["staff end the locks of a name", (db: Db) => forgetNames(db, "aurelune", ["circle"])],
  ])("X-20: a login never waits in a circle while %s, wherever the rows lie", async (_, remove) => {
    const { db } = app.services;
    // The embedded database has one connection.
    if (inject("testSource").kind !== "postgres") return;
    await sql`delete from login_attempts where name_key = 'circle'`.execute(db);
    for (const address of ["b", "a", ""])
      await sql`insert into login_attempts values ('aurelune', 'circle', ${address}, 1, '-infinity', null, clock_timestamp() - interval '1 hour')`.execute(
        db,
      );
    const lock = (tx: Db, address: string) =>
      sql`update login_attempts set tries = tries + 1 where name_key = 'circle' and address_key = ${address}`.execute(
        tx,
      );
    let removing: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (tx) => {
      // The rows in the order of a login: the name's, then the pair's.
      await lock(tx, "");
      const { rows: own } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(tx);
      let isOver = false;
      removing = remove(db).finally(() => (isOver = true));
      const isWaiting = async (): Promise<boolean> => {
        const { rows } = await sql`
          select from pg_locks where not granted and transactionid::text = ${own[0]?.id}`.execute(db);
        return rows.length > 0;
      };
      await expect.poll(async () => isOver || (await isWaiting())).toBe(true);
      await lock(tx, "a");
    });
    await removing;
  });
});

import { randomUUID } from "node:crypto";
import { getCaptchaChallenge, register } from "@marquee/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { effects, grant, grantModule, listDownlines } from "../../test/grantModule.ts";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import { solveChallenge } from "../../test/solveChallenge.ts";
import { openAurelune, openKickline, toRegistration, type Visitor } from "../../test/visitor.ts";
import { raceTurns } from "../../test/raceTurns.ts";
import type { App } from "../app.ts";
import { getRegisterRules } from "../modules/auth/index.ts";
import { removeOldAnswers } from "./idempotentAnswerStore.ts";

const times = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);
const withKey = (key: string) => ({ headers: { "idempotency-key": key } });
const credit = 100_000;

describe("Idempotency-Key", () => {
  let app: TestApp;
  let second: App;
  let ann: Visitor;

  beforeAll(async () => {
    app = await openTestApp({}, undefined, [grantModule]);
    second = await app.openBeside();
    ann = openAurelune(app);
    await ann.registerAs("grantann");
  });
  afterAll(() => app.close());

  const getBalance = async (visitor = ann): Promise<number> => Number((await visitor.getBalance()).sumBalance);

  async function countRows(table: string, where: string): Promise<number> {
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from ${sql.table(table)} where ${sql.raw(where)}`.execute(app.services.db);
    return rows[0]?.n ?? -1;
  }

  /** The visitor's session at the other gateway. */
  function moveTo(gateway: App, visitor: Visitor): Visitor {
    const moved = openAurelune(gateway);
    moved.setToken(visitor.getToken());
    return moved;
  }

  it("X-01: fifty of one call at once, at two gateways, turn after turn, have one effect and get fifty equal answers", async () => {
    const there = moveTo(second, ann);
    for (let time = 0; time < raceTurns; time += 1) {
      const [before, begun, key] = [await getBalance(), effects.begun, randomUUID()];
      const answers = await Promise.all(
        times(50).map((index) => (index % 2 === 0 ? ann : there).call(grant, { amount: "7.00" }, withKey(key))),
      );
      for (const { status, body } of answers)
        expect([status, body]).toMatchObject([200, { value: { amount: "7.00", times: begun + 1 } }]);
      expect([await getBalance(), effects.begun]).toEqual([before + 7, begun + 1]);
    }
    expect(await app.listFaults()).toEqual([]);
  });

  it("another body under the same key is a conflict, also while the first is under way; the order of names is no other body", async () => {
    for (let time = 0; time < raceTurns; time += 1) {
      const key = randomUUID();
      const answers = await Promise.all(
        times(10).map((index) => ann.call(grant, { amount: index % 2 === 0 ? "1.00" : "2.00" }, withKey(key))),
      );
      const statuses = answers.map(({ status }) => status);
      expect([
        statuses.filter((status) => status === 200).length,
        statuses.filter((status) => status === 409).length,
      ]).toEqual([5, 5]);
      expect(new Set(answers.map(({ body }) => (body.success ? "" : body.errorCode)))).toEqual(
        new Set(["", "idempotency.conflict"]),
      );
    }
  });

  it("a key is needed, is a UUID, and belongs to one member of one merchant and one call", async () => {
    expect(await ann.call(grant, { amount: "1.00" })).toMatchObject({
      status: 400,
      body: { errorCode: "idempotency.required" },
    });
    for (const key of ["x", "__proto__", `${randomUUID()}0`, ""])
      expect(await ann.refuse(grant, { amount: "1.00" }, withKey(key))).toBe("idempotency.required");
    expect(await ann.refuse(register, toRegistration("badkey", "AURELUNE"), withKey("x"))).toBe("idempotency.required");
    const key = randomUUID();
    const [bob, kim] = [openAurelune(app), openKickline(app)];
    await bob.registerAs("grantbob");
    await kim.registerAs("grantkim");
    for (const visitor of [ann, bob, kim]) {
      const before = await getBalance(visitor);
      await visitor.get(grant, { amount: "3.00" }, withKey(key));
      await visitor.get(grant, { amount: "3.00" }, withKey(key.toUpperCase()));
      expect(await getBalance(visitor)).toBe(before + 3);
    }
    expect((await bob.call(register, toRegistration("samekey", "AURELUNE"), withKey(key))).body.success).toBe(true);
  });

  it("a refusal is not remembered: the same key may try again, and nothing of the first is left", async () => {
    const [key, before] = [randomUUID(), await getBalance()];
    for (let time = 0; time < 3; time += 1)
      expect(await ann.refuse(grant, { amount: "13.00" }, withKey(key))).toBe("wallet.insufficient");
    expect(await getBalance()).toBe(before);
    expect((await ann.get(grant, { amount: "5.00" }, withKey(key))).amount).toBe("5.00");
  });

  it("RG-19: fifty registrations of one key at once, at two gateways, are one member, one credit, one session and equal answers", async () => {
    for (let time = 0; time < raceTurns; time += 1) {
      const [form, key, name] = [toRegistration(`onceover${time}`, "AURELUNE"), randomUUID(), `onceover${time}`];
      const count = time === 0 ? 50 : 6;
      const answers = await Promise.all(
        times(count).map((index) => openAurelune(index % 2 === 0 ? app : second).get(register, form, withKey(key))),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      const [answer] = answers;
      const visitor = openAurelune(second);
      visitor.setToken(answer?.token);
      expect(await getBalance(visitor)).toBe(credit);
      expect(await countRows("sessions", `member_id = '${answer?.id ?? ""}'`)).toBe(1);
      expect(await countRows("security_log", `member_id = '${answer?.id ?? ""}' and event = 'member.registered'`)).toBe(
        1,
      );
      expect(await countRows("members", `username = '${name}'`)).toBe(1);
      expect(
        await openAurelune(app).refuse(register, { ...form, nickname: "x", email: "a@b.example" }, withKey(key)),
      ).toBe("idempotency.conflict");
    }
    expect(await app.listFaults()).toEqual([]);
  });

  it("RG-19: another password under the key is a conflict, and another captcha is not", async () => {
    const [form, key] = [toRegistration("proofann", "AURELUNE"), randomUUID()];
    const first = await openAurelune(app).get(register, form, withKey(key));
    expect(
      await openAurelune(app).refuse(
        register,
        { ...form, password: "Other#Moon42", confirmPassword: "Other#Moon42" },
        withKey(key),
      ),
    ).toBe("idempotency.conflict");
    expect(
      await openAurelune(second).get(register, { ...form, captcha: "abcd", captchaId: "later" }, withKey(key)),
    ).toEqual(first);
  });

  it("RG-19: one captcha serves every try of one registration, and no other one", async () => {
    const aurelune = app.services.tenantRegistry.getByHost("aurelune.localhost");
    if (aurelune === undefined) throw new Error("no merchant");
    const rule = { ...getRegisterRules(aurelune)["captcha"], enabled: "1" };
    await sql`update merchants set settings = jsonb_set(settings, '{registerRules}', ${JSON.stringify({ captcha: rule })}::jsonb) where id = 'aurelune'`.execute(
      app.services.db,
    );
    await app.services.tenantRegistry.refresh();
    const captchaProof = solveChallenge((await openAurelune(app).get(getCaptchaChallenge, {})).challenge);
    const [form, key] = [{ ...toRegistration("captchaann", "AURELUNE"), captcha: "abcd", captchaProof }, randomUUID()];
    // The first attempt fails after its captcha was checked, as if the process had been killed there.
    expect(await openAurelune(app).refuse(register, { ...form, username: "proofann" }, withKey(key))).toBe(
      "username.taken",
    );
    const answers = await Promise.all(
      times(10).map(() => openAurelune(app).get(register, { ...form, username: "proofann2" }, withKey(key))),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await openAurelune(app).refuse(register, { ...form, username: "proofann3" }, withKey(randomUUID()))).toBe(
      "captcha.invalid",
    );
    expect(await openAurelune(app).refuse(register, { ...form, username: "proofann3" })).toBe("captcha.invalid");
    await sql`update merchants set settings = settings - 'registerRules' where id = 'aurelune'`.execute(
      app.services.db,
    );
    await app.services.tenantRegistry.refresh();
  });

  it("RG-19: what is kept holds no password and no token; a closed account gets no session by it; after its days the key is new", async () => {
    const [form, key] = [toRegistration("keptann", "AURELUNE"), randomUUID()];
    const { id, token = "none" } = await openAurelune(app).get(register, form, withKey(key));
    const { rows } = await sql<{
      text: string;
    }>`select t::text as text from idempotent_answers t where key = ${key}::text::uuid`.execute(app.services.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).toContain(id);
    for (const secret of [token, form.password]) expect(rows[0]?.text.includes(secret)).toBe(false);
    await sql`update members set status = 'CLOSED' where id = ${id}`.execute(app.services.db);
    expect(await openAurelune(app).refuse(register, form, withKey(key))).toBe("account.closed");
    await sql`update idempotent_answers set created_at = created_at - interval '4 days' where key = ${key}::text::uuid`.execute(
      app.services.db,
    );
    expect(await removeOldAnswers(app.services.db, 3)).toBe(1);
    expect(await openAurelune(app).refuse(register, form, withKey(key))).toBe("username.taken");
  });

  it("a row's own body limit and audience hold: nobody but an agent asks an agent's row, and nobody here one of staff", async () => {
    const long = await ann.send(grant, { amount: "1.00", more: "x".repeat(300) }, withKey(randomUUID()));
    expect([long.statusCode, long.json()]).toMatchObject([413, { errorCode: "body.too.large" }]);
    const agent = openAurelune(app);
    const { id } = await agent.registerAs("agentann");
    expect(await agent.call(listDownlines, {})).toMatchObject({
      status: 403,
      body: { errorCode: "permission.denied" },
    });
    await sql`update members set kind = 1 where id = ${id}`.execute(app.services.db);
    app.services.sessions.clear();
    expect(await agent.get(listDownlines, {})).toEqual({ list: ["downline"] });
  });
});

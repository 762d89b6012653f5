import { transact } from "@marquee/database";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";
import type { App } from "../app.ts";
import type { Call } from "../http/Call.ts";
import { Refusal } from "../http/Refusal.ts";
import { removeOldCodes } from "./verificationCodeStore.ts";
import type { CodeScope } from "./verificationCodes.ts";
import { tables } from "../../test/tables.ts";

const limits = { perRecipient: 4, perAddress: 8, perMerchant: 10_000 };

describe("verification codes", () => {
  let app: TestApp;
  let second: App;
  let serial = 0;

  beforeAll(async () => {
    app = await openTestApp();
    Object.assign(app.services.config.limits.codes, limits);
    second = await app.openBeside();
  });
  afterAll(() => app.close());

  const toCall = (ip: string): Call => {
    const tenant = app.services.tenantRegistry.getByHost("aurelune.localhost");
    if (tenant === undefined) throw new Error("there is no such merchant");
    return {
      tenant,
      session: undefined,
      language: "EN",
      location: { ip, country: "ZZ" },
      requestId: "test",
      userAgent: "",
      host: "aurelune.localhost",
      origin: "http://aurelune.localhost",
      cookies: new Map(),
      setCookie: () => {},
      intent: undefined,
    };
  };
  /** A browser at an address of its own with a number of its own. */
  const open = (): { readonly call: Call; readonly scope: CodeScope } => {
    serial += 1;
    const call = toCall(`10.1.${serial}.1`);
    return {
      call,
      scope: { purpose: "LOGIN", channel: "sms", recipient: `+8490000${1000 + serial}`, holder: `browser ${serial}` },
    };
  };
  const readSent = async (recipient: string): Promise<readonly string[]> => {
    const rows = await tables(app.services.db)
      .selectFrom("outgoing_messages")
      .select("values")
      .where("recipient", "=", recipient)
      .orderBy("id")
      .execute();
    return rows.map(({ values }) => String(values["code"] ?? ""));
  };
  const refusalOf = async (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => "none" as const,
      (error: unknown) => {
        if (error instanceof Refusal) return error.code;
        throw error;
      },
    );
  const letGapPass = () =>
    sql`update verification_days set last_at = last_at - interval '61 seconds'`.execute(app.services.db);
  const use = async ({ services }: App, scope: CodeScope, code: string): Promise<void> => {
    const checked = await services.verificationCodes.check("aurelune", scope, code);
    await transact(services.db, (tx) => services.verificationCodes.consume(tx, checked));
  };

  it("AP-04: a code is sent at once and accepted once across both gateways, and the answer masks its recipient", async () => {
    const { call, scope } = open();
    const sent = await app.services.verificationCodes.issue(call, scope);
    expect(sent).toEqual({
      expiredMinutes: 5,
      resendSeconds: 60,
      channel: "SMS",
      mask: `+84***${scope.recipient.slice(-3)}`,
    });
    const [code = ""] = await readSent(scope.recipient);
    expect(code).toMatch(/^[0-9]{6}$/);
    const uses = await Promise.all(
      Array.from({ length: 6 }, (_, index) => refusalOf(use(index % 2 === 0 ? app : second, scope, code))),
    );
    expect(uses.filter((outcome) => outcome === "none")).toHaveLength(1);
    expect(await refusalOf(use(app, scope, code))).toBe("sms.code.expired");
  });

  it("a code is wrong for another number, purpose or browser", async () => {
    const { call, scope } = open();
    await app.services.verificationCodes.issue(call, scope);
    const [code = ""] = await readSent(scope.recipient);
    for (const other of [
      { recipient: "+84900009999" },
      { purpose: "RESET" as const },
      { holder: "another" },
      { channel: "mail" as const },
    ])
      expect(await refusalOf(use(app, { ...scope, ...other }, code))).toBe("sms.code.invalid");
    expect(await refusalOf(use(app, scope, code))).toBe("none");
  });

  it("five wrong attempts, even simultaneous and at two gateways, end a code; an expired one is reported as expired", async () => {
    const { call, scope } = open();
    await app.services.verificationCodes.issue(call, scope);
    const [code = ""] = await readSent(scope.recipient);
    const wrong = code === "000000" ? "000001" : "000000";
    const tries = await Promise.all(
      Array.from({ length: 8 }, (_, index) => refusalOf(use(index % 2 === 0 ? app : second, scope, wrong))),
    );
    expect(tries.filter((outcome) => outcome === "sms.code.invalid")).toHaveLength(5);
    expect(await refusalOf(use(app, scope, code))).toBe("sms.code.expired");
    await letGapPass();
    await app.services.verificationCodes.issue(call, scope);
    const [, fresh = ""] = await readSent(scope.recipient);
    await sql`update verification_codes set expires_at = clock_timestamp() - interval '1 second'`.execute(
      app.services.db,
    );
    expect(await refusalOf(use(app, scope, fresh))).toBe("sms.code.expired");
  });

  it("a new code replaces the earlier one", async () => {
    const { call, scope } = open();
    await app.services.verificationCodes.issue(call, scope);
    await letGapPass();
    await app.services.verificationCodes.issue(call, scope);
    const [first = "", next = ""] = await readSent(scope.recipient);
    if (first !== next) expect(await refusalOf(use(app, scope, first))).toBe("sms.code.invalid");
    expect(await refusalOf(use(app, scope, next))).toBe("none");
  });

  it("X-20: a script that keeps requesting codes at two gateways sends no more than the caps per number and IP address", async () => {
    const { call, scope } = open();
    const ask = (index: number, recipient = scope.recipient) =>
      refusalOf((index % 2 === 0 ? app : second).services.verificationCodes.issue(call, { ...scope, recipient }));
    expect(
      (await Promise.all(Array.from({ length: 20 }, (_, index) => ask(index)))).filter((end) => end === "none"),
    ).toHaveLength(1);
    for (let round = 0; round < 6; round += 1) {
      await letGapPass();
      await ask(round);
    }
    expect(await readSent(scope.recipient)).toHaveLength(limits.perRecipient);
    const numbers = Array.from({ length: 20 }, (_, index) => `+8491111${1000 + index}`);
    const ends = await Promise.all(numbers.map((number, index) => ask(index, number)));
    expect(ends.filter((end) => end === "none")).toHaveLength(limits.perAddress - limits.perRecipient);
    expect(new Set(ends)).toEqual(new Set(["none", "sms.too.many"]));
  });

  it("ER-27: the merchant's codes per day are limited, and a refusal sends nothing", async () => {
    const { call, scope } = open();
    Object.assign(app.services.config.limits.codes, { perMerchant: 1 });
    expect(await refusalOf(app.services.verificationCodes.issue(call, scope))).toBe("sms.quota.insufficient");
    Object.assign(app.services.config.limits.codes, limits);
    expect(await readSent(scope.recipient)).toEqual([]);
    expect(await refusalOf(app.services.verificationCodes.issue(call, scope))).toBe("none");
  });

  it("an unknown number gets the same answer and no message; nobody receives its code", async () => {
    const { call, scope } = open();
    const sent = await app.services.verificationCodes.issue(call, scope, { isSent: false });
    expect(sent.mask).toBe(`+84***${scope.recipient.slice(-3)}`);
    expect(await readSent(scope.recipient)).toEqual([]);
    expect(await refusalOf(use(app, scope, "123456"))).toMatch(/sms\.code\.invalid|none/);
  });

  it("stores neither code nor number, and removes old rows", async () => {
    const { call, scope } = open();
    await app.services.verificationCodes.issue(call, scope);
    const [code = ""] = await readSent(scope.recipient);
    const { rows } = await sql<{
      text: string;
    }>`select string_agg(c::text, ' ') || ' ' || (select string_agg(d::text, ' ') from verification_days d) as text from verification_codes c`.execute(
      app.services.db,
    );
    expect(rows[0]?.text).not.toContain(scope.recipient.slice(1));
    expect(rows[0]?.text).not.toContain(`,${code},`);
    expect(app.logged()).not.toContain(code);
    await sql`update verification_codes set created_at = clock_timestamp() - interval '2 days'`.execute(
      app.services.db,
    );
    expect(await removeOldCodes(app.services.db, 1)).toBeGreaterThan(0);
  });
});

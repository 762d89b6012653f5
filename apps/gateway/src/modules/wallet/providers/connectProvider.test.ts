import { randomUUID } from "node:crypto";
import { createDeposit, getDeposit, listDepositMethods } from "@marquee/contract";
import {
  changePaymentProvider,
  changePaymentWay,
  type ChangePaymentWay,
  connectPaymentProvider,
  decideProposal,
  listAudit,
  listPaymentProviders,
  listProposals,
} from "@marquee/contract/staff";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { joinDesk } from "../../../../test/deskTeam.ts";
import { dumpDatabase } from "../../../../test/dumpDatabase.ts";
import { openTestApp, type TestApp } from "../../../../test/openTestApp.ts";
import { openPayHouse } from "../../../../test/openPayHouse.ts";
import type { PayHouse } from "../../../../test/payHouse.ts";
import { deskSettings, type Staff } from "../../../../test/staff.ts";
import { openAurelune } from "../../../../test/visitor.ts";

const reason = "for a test";
const newKey = () => ({ headers: { "idempotency-key": randomUUID() } });

describe("payment providers that staff connect", () => {
  let app: TestApp;
  let pay: PayHouse;
  let [pia, olga, rita]: Staff[] = [];
  let names = 0;

  beforeAll(async () => {
    pay = await openPayHouse("AURELUNE", "ACME");
    app = await openTestApp(deskSettings);
    await pay.start(await app.http.listen({ host: "127.0.0.1", port: 0 }));
    pia = await joinDesk(app, "pia", "PAYMENTS");
    olga = await joinDesk(app, "olga", "OWNER");
    rita = await joinDesk(app, "rita", "RISK");
  });
  afterEach(async () => expect(await app.listFaults()).toEqual([]));
  afterAll(async () => {
    await app.close();
    await pay.stop();
  });

  const need = (person: Staff | undefined): Staff => {
    if (person === undefined) throw new Error("nobody is there");
    return person;
  };
  const toConnection = (more: object = {}) => ({
    id: randomUUID(),
    provider: "ACME",
    connection: 0,
    url: pay.origin,
    secret: pay.secret,
    reason,
    ...more,
  });
  const approve = (person: Staff | undefined, id: string) =>
    need(person).refuse(decideProposal, { id, decision: "approve", note: reason });
  const find = async (code = "ACME") =>
    (await need(pia).get(listPaymentProviders, {})).find(({ provider }) => provider === code);
  const wallet = {
    provider: "ACME",
    kind: "DEPOSIT",
    method: "wallet",
    currency: "VND",
    type: "WALLET",
    on: true,
    position: 0,
    min: "50000",
    max: "5000000",
    feeBasisPoints: 0,
    expectMinutes: 1,
    quickAmounts: ["100000"],
    places: [],
    reason,
  } satisfies Omit<ChangePaymentWay, "version">;

  it("X-32: a provider is there once a second person has approved it, and pays by the protocol without a restart", async () => {
    const sent = toConnection();
    await need(pia).get(connectPaymentProvider, sent);
    expect(await find()).toBeUndefined();
    expect(await approve(pia, sent.id)).toBe("proposal.own");
    expect(await approve(rita, sent.id)).toBe("permission.denied");
    expect(await need(pia).refuse(changePaymentWay, { ...wallet, version: 0 })).toBe("payment.provider.unknown");
    const second = await app.openBeside();
    expect(await approve(olga, sent.id)).toBe("none");
    expect(await approve(olga, sent.id)).toBe("state.changed");
    expect(await find()).toMatchObject({
      source: "HTTP",
      url: pay.origin,
      on: true,
      version: 1,
      connection: 1,
      ways: [],
    });
    await need(pia).get(changePaymentWay, { ...wallet, version: 1 });
    await expect.poll(() => second.services.payments.list("AURELUNE").map(({ id }) => id)).toEqual(["ACME"]);

    const ann = openAurelune(app);
    await ann.registerAs(`payer${(names += 1)}`);
    expect((await ann.get(listDepositMethods, {})).map(({ methodId }) => methodId)).toEqual(["ACME_WALLET"]);
    const { orderNo, pay: shown } = await ann.get(
      createDeposit,
      { methodId: "ACME_WALLET", amount: "100000.00" },
      newKey(),
    );
    await pay.submit(String(Reflect.get(Object(shown), "url")), { act: "pay" });
    await expect.poll(async () => (await ann.get(getDeposit, { orderNo })).state).toBe("CREDITED");
  });

  it("X-32: the key is in no answer, log, audit line, proposal or table as it was typed, and opens for its provider alone", async () => {
    const secret = "a-key-that-nobody-may-read-again";
    const sent = toConnection({ connection: 1, secret });
    await need(pia).get(connectPaymentProvider, sent);
    const shown = [
      await need(olga).get(listProposals, {}),
      await need(olga).get(listAudit, {}),
      await need(olga).get(listPaymentProviders, {}),
    ];
    expect(JSON.stringify(shown)).not.toContain(secret);
    expect(JSON.stringify(shown)).toContain('"newKey":true');
    expect(app.logged()).not.toContain(secret);
    expect(JSON.stringify(await dumpDatabase(app.services.db))).not.toContain(secret);
    const { payments, db } = app.services;
    const { rows } = await sql<{ sealed: string }>`
      select sealed_secret as sealed from payment_connections where id = ${sent.id}`.execute(db);
    const [sealed] = rows.map((row) => row.sealed);
    expect(payments.openSecret({ tenantId: "aurelune", provider: "ACME" }, sealed ?? "")).toBe(secret);
    expect(payments.openSecret({ tenantId: "kickline", provider: "ACME" }, sealed ?? "")).toBeUndefined();
    expect(payments.openSecret({ tenantId: "aurelune", provider: "OTHER" }, sealed ?? "")).toBeUndefined();
  });

  it("X-32: a proposal cannot be given another key or address once it is there", async () => {
    const sent = toConnection({ connection: 1, secret: "the-key-that-was-proposed-first" });
    await need(pia).get(connectPaymentProvider, sent);
    expect(await need(pia).refuse(connectPaymentProvider, sent)).toBe("none");
    for (const other of [{ secret: "another-key-of-the-same-person" }, { secret: "" }, { reason: "another reason" }])
      expect(await need(pia).refuse(connectPaymentProvider, { ...sent, ...other })).toBe("idempotency.conflict");
    expect(await need(olga).refuse(connectPaymentProvider, sent)).toBe("idempotency.conflict");
    const older = toConnection({ connection: 1, secret: pay.secret });
    await need(pia).get(connectPaymentProvider, older);
    expect(await approve(olga, older.id)).toBe("none");
    // The one before was made on a connection that is gone.
    expect(await approve(olga, sent.id)).toBe("state.changed");
    expect(await find()).toMatchObject({ connection: 2 });
  });

  it("X-32: another address takes a provider that is off and has nothing left to pay; it stays off", async () => {
    const url = pay.origin.replace("127.0.0.1", "localhost");
    const moved = () => toConnection({ connection: 2, url, secret: "" });
    expect(await need(pia).refuse(connectPaymentProvider, moved())).toBe("payment.provider.busy");
    const switchTo = async (on: boolean) =>
      need(pia).get(changePaymentProvider, {
        provider: "ACME",
        version: (await find())?.version ?? 0,
        on,
        position: 0,
        reason,
      });
    await switchTo(false);
    const sent = moved();
    await need(pia).get(connectPaymentProvider, sent);
    await switchTo(true);
    expect(await approve(olga, sent.id)).toBe("payment.provider.busy");
    await switchTo(false);
    expect(await approve(olga, sent.id)).toBe("none");
    expect(await find()).toMatchObject({ url, on: false, connection: 3 });
    await switchTo(true);
    const { payments } = app.services;
    expect(await payments.get("AURELUNE", "ACME")?.query("DEPOSIT", "D-NONE")).toBeUndefined();
  });

  it("X-32, X-64: an address inside a network, a short key and a code that is mixed up are refused at their field", async () => {
    const ask = async (more: object) => (await need(pia).call(connectPaymentProvider, toConnection(more))).body;
    for (const url of [
      "https://10.0.0.1",
      "https://169.254.169.254/latest",
      "http://example.com",
      "https://u:p@example.com",
      "https://example.com/?key=1",
      "file:///etc/passwd",
    ])
      expect(await ask({ provider: "NEW", url }), url).toMatchObject({
        errorCode: "fields",
        fields: [{ name: "url" }],
      });
    expect(await ask({ provider: "NEW", secret: "" })).toMatchObject({
      fields: [{ name: "secret", rule: "required" }],
    });
    expect(await ask({ provider: "ACME_TWO" })).toMatchObject({ fields: [{ name: "provider" }] });
    for (const wrong of [{ secret: "short" }, { secret: `${"x".repeat(20)}\u0000` }, { provider: "__proto__" }])
      expect(await ask({ provider: "NEW", ...wrong })).toMatchObject({ errorCode: "request.invalid" });
    expect(await ask({ connection: 7 })).toMatchObject({ errorCode: "state.changed" });
  });
});

import { createHmac, randomUUID } from "node:crypto";
import { toSignatureText } from "@marquee/contract";
import { openTestDatabase } from "@marquee/database/testing";
import type { Database } from "@marquee/database";
import Fastify, { type FastifyInstance } from "fastify";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { migrations } from "../db/migrations.ts";
import type { Schema } from "../db/Schema.ts";
import type { FaultSwitch } from "./faults.ts";
import { registerTransferWallet } from "./registerTransferWallet.ts";

const [wallet, secret] = ["SALTLANTERN-TIDE", "a-secret-for-tests-only"] as const;

describe("the transfer wallet", () => {
  let database: Database<Schema>;
  let app: FastifyInstance;
  const faults: FaultSwitch = { name: "none" };

  beforeAll(async () => {
    database = await openTestDatabase<Schema>(inject("testSource"), { migrations });
    app = Fastify({ bodyLimit: 16_384 });
    await registerTransferWallet(app, { db: database.db }, new Map([[wallet, secret]]), faults);
  });
  afterEach(() => void (faults.name = "none"));
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  type Change = {
    readonly timestamp?: string;
    readonly signature?: string;
    readonly wallet?: string;
    readonly body?: string;
  };

  async function call(path: string, content: unknown, change: Change = {}) {
    const url = `/transfer-wallet/v1/${path}`;
    const payload = typeof content === "string" ? content : JSON.stringify(content);
    const timestamp = change.timestamp ?? String(Math.floor(Date.now() / 1_000));
    const signature = createHmac("sha256", secret)
      .update(toSignatureText(timestamp, url, payload))
      .digest("hex");
    const headers = {
      "content-type": "application/json",
      "x-wallet": change.wallet ?? wallet,
      "x-timestamp": timestamp,
      "x-signature": change.signature ?? signature,
    };
    const response = await app.inject({ method: "POST", url, headers, payload: change.body ?? payload });
    return { status: response.statusCode, body: response.json<Readonly<Record<string, unknown>>>() };
  }

  const toOrder = (direction: "IN" | "OUT", amount: string, playerId: string, transferId: string = randomUUID()) => ({
    transferId,
    playerId,
    currency: "THB",
    direction,
    amount,
  });

  it("WL-04: takes no call that its merchant did not sign, or not lately", async () => {
    const order = toOrder("IN", "5.00", "p1");
    const now = Math.floor(Date.now() / 1_000);
    for (const change of [
      { signature: "0".repeat(64) },
      { signature: "" },
      { timestamp: String(now - 90) },
      { timestamp: String(now + 90) },
      { timestamp: "x" },
      { wallet: "SALTLANTERN-LUNA" },
      { wallet: "__proto__" },
      { body: JSON.stringify({ ...order, amount: "6.00" }) },
    ])
      expect(await call("transfers", order, change), JSON.stringify(change)).toMatchObject({
        status: 401,
        body: { code: "signature.invalid" },
      });
    expect((await call("balance", { playerId: "p1", currency: "THB" })).body).toEqual({ balance: "0.00" });
  });

  it("WL-04: refuses bodies that are none, and amounts that are none, by code", async () => {
    const order = toOrder("IN", "5.00", "p1");
    for (const body of [
      "",
      "null",
      "[]",
      "{",
      "\u0000",
      '{"__proto__":{"transferId":"x"}}',
      { ...order, transferId: "a\u0000b" },
      { ...order, transferId: "x".repeat(65) },
      { ...order, playerId: "" },
      { ...order, direction: "UP" },
      { ...order, currency: "thb" },
      { ...order, amount: 5 },
    ])
      expect(await call("transfers", body), JSON.stringify(body)).toMatchObject({
        status: 400,
        body: { code: "request.invalid" },
      });
    for (const amount of ["0", "0.00", "-1.00", "1e3", "", "NaN", "0.00001", "9".repeat(20)])
      expect((await call("transfers", { ...order, amount })).body, amount).toEqual({
        code: "request.invalid",
        field: "amount",
      });
    expect((await call("transfers", "x".repeat(20_000))).status).toBe(413);
    expect((await call("plays", { after: "-1" })).status).toBe(400);
  });

  it("X-05: the records are whole until the first stake that is under way, and until now where none is", async () => {
    const { db } = database;
    const readUntil = async (): Promise<number> => Number((await call("plays", { after: "0" })).body["until"]);
    const before = Date.now();
    expect(await readUntil()).toBeGreaterThan(before - 1_000);
    const began = before - 3_600_000;
    await sql`insert into sessions (id, token_hash, provider_session, player_id, nickname, currency, mode, jurisdiction,
      min_bet, max_bet, max_win, game_code, play_session) values ('s', 's', 'ps', 'p', 'n', 'THB', 'REAL', 'SEA', 1, 2, 3, 'g', 's')`.execute(
      db,
    );
    await sql`insert into wallet_sessions values ('ps', ${wallet}, 'p', 'THB', 'g')`.execute(db);
    await sql`insert into seeds (id, player_id, server_seed, server_commit, client_seed, next_nonce) values ('seed', 'p', 's', 'c', 'c', 1)`.execute(
      db,
    );
    await sql`insert into rounds (id, client_round_id, player_id, session_id, provider_session, game_code, game_version, model,
      model_version, rtp, currency, mode, jurisdiction, stake, max_win, seed_id, nonce, outcome, status, created_at)
      values ('r', 'r', 'p', 's', 'ps', 'g', 1, 'm', 1, 9600, 'THB', 'REAL', 'SEA', 10, 100, 'seed', 0, '{}', 'BETTING',
        to_timestamp(${began / 1_000}))`.execute(db);
    expect(await readUntil()).toBe(began);
    await sql`update rounds set status = 'OPEN'`.execute(db);
    expect(await readUntil()).toBeGreaterThan(before - 1_000);
  });

  it("WL-04: an id is one order, whose answer never changes; one that was asked about first is refused for good", async () => {
    const order = toOrder("IN", "5.00", "p2");
    const answers = await Promise.all(Array.from({ length: 8 }, () => call("transfers", order)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await call("transfers", { ...order, amount: "6.00" })).toMatchObject({ status: 409 });
    expect((await call("query", { transferId: order.transferId })).body).toEqual(answers[0]?.body);
    const late = toOrder("IN", "7.00", "p2");
    const told = await call("query", { transferId: late.transferId });
    expect(told.body).toMatchObject({ status: "REFUSED", reason: "UNKNOWN" });
    expect((await call("transfers", late)).body).toEqual(told.body);
    expect((await call("balance", { playerId: "p2", currency: "THB" })).body).toEqual({ balance: "5.00" });
    faults.name = "refuse";
    expect((await call("transfers", toOrder("IN", "1.00", "p2"))).body).toMatchObject({ reason: "CLOSED" });
  });

  it("WL-04: random transfers, parallel ones too, leave what the accepted ones make, and never less than nothing", async () => {
    const step = fc.record({ direction: fc.constantFrom("IN", "OUT"), units: fc.integer({ min: 1, max: 50 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), async (rounds) => {
        const player = randomUUID();
        let sum = 0;
        for (const round of rounds) {
          const answers = await Promise.all(
            round.map(async ({ direction, units }) => ({
              change: direction === "IN" ? units : -units,
              ...(await call("transfers", toOrder(direction, `${units}.00`, player))).body,
            })),
          );
          for (const { change, ...answer } of answers) if (Reflect.get(answer, "status") === "DONE") sum += change;
          const { balance } = (await call("balance", { playerId: player, currency: "THB" })).body;
          expect(balance).toBe(`${sum}.00`);
          expect(sum).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 40 },
    );
  });
});

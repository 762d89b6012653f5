import { getBalance } from "@marquee/contract";
import { rows } from "@marquee/contract/schema";
import fastify from "fastify";
import { expect, it } from "vitest";
import { registerAnswerCheck } from "./answerCheck.ts";

const balance = { sumBalance: "1.00", currency: "VND", currencySymbol: "₫", wallets: [] };
const frame = { requestId: "r", serverTime: 1 };

async function ask(
  path: "/row" | "/wallet",
  status: number,
  answer: object,
): Promise<{ status: number; body: string }> {
  const app = fastify();
  registerAnswerCheck(app, rows);
  app.get("/row", { config: { row: getBalance } }, (_request, reply) => reply.code(status).send(answer));
  app.get("/wallet", { config: { call: "balance" } }, (_request, reply) => reply.code(status).send(answer));
  const { statusCode, body } = await app.inject(path);
  await app.close();
  return { status: statusCode, body };
}

it("X-71: an answer that is as the contract says goes out as it is", async () => {
  expect(await ask("/row", 200, { success: true, value: balance, ...frame })).toMatchObject({ status: 200 });
  expect(
    await ask("/row", 401, { success: false, errorCode: "login.not.session", message: "", ...frame }),
  ).toMatchObject({ status: 401 });
  expect(
    await ask("/wallet", 200, { requestId: "r", status: "OK", processedAt: 1, balance: 10_000, currency: "VND" }),
  ).toMatchObject({ status: 200 });
});

it.each([
  ["a value off its schema", "/row", 200, { success: true, value: { ...balance, sumBalance: 1 }, ...frame }],
  [
    "a code that the row may not answer",
    "/row",
    200,
    { success: false, errorCode: "username.taken", message: "", ...frame },
  ],
  [
    "a code with another status",
    "/row",
    200,
    { success: false, errorCode: "login.not.session", message: "", ...frame },
  ],
  ["a success with another status", "/row", 202, { success: true, value: balance, ...frame }],
  [
    "a wallet's answer off its schema",
    "/wallet",
    200,
    { requestId: "r", status: "OK", processedAt: 1, balance: "1.00" },
  ],
] as const)("X-71: %s fails, and says what is wrong", async (_case, path, status, answer) => {
  const told = await ask(path, status, answer);
  expect(told.status).toBe(500);
  expect(told.body).toMatch(/[bB]alance (may not|answers|succeeds)/);
});

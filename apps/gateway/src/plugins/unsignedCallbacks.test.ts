import { afterAll, beforeAll, expect, it } from "vitest";
import { toSignedHeaders } from "../../test/gameServer.ts";
import { type Delivery, openMemoryProvider } from "../../test/memoryProvider.ts";
import { openTestApp, type TestApp } from "../../test/openTestApp.ts";

let app: TestApp;
const pay = openMemoryProvider("AURELUNE");
const most = 3;

beforeAll(async () => {
  app = await openTestApp({ MARQUEE_TRUST_PROXY: "127.0.0.1" });
  Object.assign(app.services, { payments: { ...app.services.payments, ...pay.payments } });
  const { limits } = app.services.config;
  Reflect.set(app.services.config, "limits", { ...limits, unsigned: { calls: most, seconds: 3_600 } });
});
afterAll(() => app.close());

async function tell(delivery: Delivery, address: string) {
  const { headers, payload } = pay.toCallback(
    {
      kind: "DEPOSIT",
      orderNo: "D0",
      providerRef: "P-D0",
      status: "PAID",
      amount: 10_000_000n,
      currency: "VND",
      reason: "",
    },
    delivery,
  );
  const sent = { ...headers, "x-forwarded-for": address };
  return app.http.inject({ method: "POST", url: "/payments/AURELUNE/PAY_HOUSE", headers: sent, payload });
}

async function play(secret: string, address: string) {
  const payload = JSON.stringify({ sessionId: "x", requestId: "1" });
  const headers = { ...toSignedHeaders("balance", payload, { secret }), "x-forwarded-for": address };
  const response = await app.http.inject({ method: "POST", url: "/provider/v1/balance", headers, payload });
  return `${response.statusCode} ${response.json<{ status: string }>().status}`;
}

const repeat = <Value>(count: number, act: () => Promise<Value>) => Promise.all(Array.from({ length: count }, act));

it("X-32: forged payment callbacks have a limit by address; a hundred signed ones of the same address are all looked at", async () => {
  const at = "198.51.100.1";
  const codes = (await repeat(20, () => tell("forged", at))).map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 401)).toHaveLength(most);
  expect(codes.filter((code) => code === 429)).toHaveLength(20 - most);
  const refused = await tell("stale", at);
  expect([refused.statusCode, Number(refused.headers["retry-after"]) > 3_500]).toEqual([429, true]);
  // The order is nobody's: it was looked for.
  const signed = await repeat(100, () => tell("signed", at));
  expect(new Set(signed.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  expect((await tell("forged", "198.51.100.2")).statusCode).toBe(401);
});

it("X-01: game calls that are wrongly signed have a limit by address; a hundred signed ones of the same address are all answered", async () => {
  const at = "2001:db8:1::1";
  const forged = await repeat(20, () => play("0".repeat(64), at));
  expect(forged.filter((answer) => answer === "401 INVALID_SIGNATURE")).toHaveLength(most);
  expect(forged.filter((answer) => answer === "429 RATE_LIMITED")).toHaveLength(20 - most);
  expect(await play("", "2001:db8:1::2")).toBe("429 RATE_LIMITED");
  expect(new Set(await repeat(100, () => play(app.houseSecret, at)))).toEqual(new Set(["200 INVALID_SESSION"]));
  expect(await play("", "2001:db8:2::1")).toBe("401 INVALID_SIGNATURE");
});

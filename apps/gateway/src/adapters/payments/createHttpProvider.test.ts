import { createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { UrlRules } from "../../webhooks/checkUrl.ts";
import { createProviderCall } from "./callProvider.ts";
import { createHttpProvider } from "./createHttpProvider.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const secret = "a-secret-of-the-tests";
const demo: UrlRules = { mayLoopback: true };
const order = {
  orderNo: "D1",
  methodId: "ACME_BANK_QR",
  amount: 1_000_000n,
  currency: "VND",
  returnUrl: "https://site.example/",
  expiresAt: new Date(1_900_000_000_000),
};
const payout = { ...order, place: "Harbour Bank", account: "0071000123456", holder: "Ann Example" };
const report = { kind: "PAYOUT", orderNo: "D1", providerRef: "R1", status: "OPEN", amount: "100.00", currency: "VND" };

describe("a provider by the protocol of payment providers", () => {
  let answer: Answer;
  let origin: string;
  let stop: () => Promise<void>;
  let seen: { url: string; headers: IncomingMessage["headers"]; body: string }[] = [];

  beforeEach(async () => {
    seen = [];
    const server = createServer((request, response) => {
      let body = "";
      request.on("data", (part: Buffer) => (body += part.toString()));
      request.on("end", () => {
        seen.push({ url: request.url ?? "", headers: request.headers, body });
        answer(request, response);
      });
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
    stop = async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    };
  });
  afterEach(() => stop());

  const reply = (status: number, body: unknown, headers = {}): Answer => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return (_request, response) => void response.writeHead(status, headers).end(text);
  };
  const open = ({ url = origin, rules = demo, mayPlain = true } = {}) =>
    createHttpProvider({
      id: "ACME",
      merchant: "AURELUNE",
      secret,
      url,
      call: createProviderCall(rules),
      mayPlain,
    });
  const isFinal = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => "taken",
      (error: unknown) => Reflect.get(Object(error), "isFinal"),
    );

  it("X-32: calls are signed, also below a path, and name method, place and amount as they are", async () => {
    answer = reply(200, report);
    const provider = open({ url: `${origin}/api` });
    expect(await provider.createPayout(payout)).toEqual({ providerRef: "R1" });
    expect(await provider.query("PAYOUT", "D1")).toMatchObject({ status: "OPEN", amount: 1_000_000n });
    const [made, asked] = seen;
    expect(made?.url).toBe("/api/v1/payouts");
    expect(JSON.parse(made?.body ?? "")).toEqual({
      orderNo: "D1",
      method: "bank-qr",
      amount: "100.00",
      currency: "VND",
      place: "Harbour Bank",
      account: "0071000123456",
      holder: "Ann Example",
    });
    for (const { headers, body, url } of [made, asked].flatMap((each) => each ?? [])) {
      const signed = `${String(headers["pay-timestamp"])}.${body === "" ? url : body}`;
      expect(headers["pay-merchant"]).toBe("AURELUNE");
      expect(headers["pay-signature"]).toBe(createHmac("sha256", secret).update(signed).digest("hex"));
    }
  });

  it("X-32: a refusal is final by the provider's own word alone, and so is an order that it does not know", async () => {
    for (const [status, body, wanted] of [
      [409, { code: "order.conflict" }, true],
      [403, "<html>", false],
      [404, "<html>", false],
      [401, { code: "signature.invalid" }, false],
      [408, { code: "late" }, false],
      [500, { code: "broken" }, false],
    ] as const) {
      answer = reply(status, body);
      expect(await isFinal(open().createPayout(payout)), `${status}`).toBe(wanted);
    }
    answer = reply(404, { code: "order.unknown" });
    expect(await open().query("PAYOUT", "D1")).toBeUndefined();
    for (const body of ["<html>", {}, { code: "route.unknown" }]) {
      answer = reply(404, body);
      expect(await isFinal(open().query("PAYOUT", "D1"))).not.toBe("taken");
    }
  });

  it("X-32: no redirect is followed, and an answer that is too long, cut, or no JSON that can be stored is none", async () => {
    answer = reply(302, "", { location: `${origin}/v1/elsewhere` });
    expect(await isFinal(open().createPayout(payout))).toBe(false);
    expect(seen.map(({ url }) => url)).toEqual(["/v1/payouts"]);
    answer = reply(200, JSON.stringify({ ...report, more: "x".repeat(70_000) }));
    expect(await isFinal(open().createPayout(payout))).toBe(false);
    answer = (_request, response) => {
      response.writeHead(200, { "content-length": "500" }).write("{");
      response.destroy();
    };
    expect(await isFinal(open().createPayout(payout))).toBe(false);
    for (const text of [
      JSON.stringify({ ...report, providerRef: "a\u0000" }),
      JSON.stringify({ ...report, reason: "\ud800" }),
      JSON.stringify({ ...report, providerRef: "x".repeat(101) }),
      "[".repeat(30_000),
      "null",
    ]) {
      answer = reply(200, text);
      expect(await isFinal(open().createPayout(payout))).toBe(false);
    }
  });

  it("X-32: payers are sent to pages by https alone where money is real, and to no address that a browser would run", async () => {
    const show = (pay: object): void => {
      answer = reply(200, { providerRef: "R1", pay });
    };
    show({ kind: "REDIRECT", url: "http://pay.example/1" });
    expect(await isFinal(open().createDeposit(order))).toBe("taken");
    expect(await isFinal(open({ mayPlain: false }).createDeposit(order))).toBe(false);
    const quote = { coin: "USDT", amount: "1", rate: "1", until: 1 };
    const url = "https://pay.example/1";
    const coin = (uri: string) => ({ kind: "CRYPTO", address: "T1", network: "TRC20", quote: { ...quote, uri }, url });
    show(coin("tron:T1?amount=1"));
    expect(await isFinal(open({ mayPlain: false }).createDeposit(order))).toBe("taken");
    for (const pay of [
      coin("javascript:alert(1)"),
      coin("data:text/html,x"),
      { kind: "REDIRECT", url: "javascript:1" },
    ]) {
      show(pay);
      expect(await isFinal(open().createDeposit(order))).toBe(false);
    }
  });

  it("X-32, X-64: where the rules allow no address of this machine, nothing is sent there", async () => {
    answer = reply(200, report);
    const { port } = new URL(origin);
    const production: UrlRules = { mayLoopback: false };
    for (const url of [origin, `https://127.0.0.1:${port}`, `https://localhost:${port}`, "https://10.0.0.1"])
      expect(await isFinal(open({ url, rules: production }).createPayout(payout)), url).toBe(false);
    expect(seen).toEqual([]);
  });
});

import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { sign } from "./createCaller.ts";

/** What passes through: a call, or its answer. */
type Call = {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};
type Answer = { readonly status: number; readonly body: string };

/** One fault of a provider, and the rule whose case catches it. */
export type ProviderFault = {
  readonly name: string;
  readonly rule: string;
  readonly spoilCall?: (call: Call, secret: string) => Call;
  readonly spoilAnswer?: (answer: Answer, call: Call) => Answer;
};

const resign = (call: Call, secret: string, merchant = String(call.headers["pay-merchant"])): Call => {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = sign(secret, timestamp, call.body === "" ? call.path : call.body);
  const headers = { ...call.headers, "pay-merchant": merchant, "pay-timestamp": timestamp, "pay-signature": signature };
  return { ...call, headers };
};

let references = 0;

const onReports =
  (change: (report: Record<string, unknown>) => object) =>
  (answer: Answer): Answer =>
    answer.status === 200 ? { ...answer, body: JSON.stringify(change(JSON.parse(answer.body))) } : answer;

/** Faults that a provider may have. */
export const providerFaults: readonly ProviderFault[] = [
  { name: "takes any signature", rule: "signature", spoilCall: (call, secret) => resign(call, secret) },
  {
    name: "gives a new reference each time",
    rule: "double",
    spoilAnswer: onReports((report) => ({ ...report, providerRef: `R${(references += 1)}` })),
  },
  {
    name: "takes each order for another one",
    rule: "double",
    spoilCall: (call, secret) =>
      call.method === "POST" && call.body.includes('"orderNo"')
        ? resign({ ...call, body: call.body.replace(/"orderNo":"/, `"orderNo":"X${(references += 1)}`) }, secret)
        : call,
  },
  {
    name: "takes another amount for the same order",
    rule: "conflict",
    spoilAnswer: (answer) => (answer.status === 409 ? { status: 200, body: '{"providerRef":"R"}' } : answer),
  },
  {
    name: "tells another amount",
    rule: "truth",
    spoilAnswer: onReports((report) => ({ ...report, amount: "1.00" })),
  },
  { name: "tells no kind", rule: "truth", spoilAnswer: onReports((report) => ({ ...report, kind: undefined })) },
  {
    name: "answers a page for an order that is not there",
    rule: "unknown order",
    spoilAnswer: (answer) => (answer.status === 404 ? { status: 404, body: "<html>" } : answer),
  },
  {
    name: "says that an order which is not there is open",
    rule: "unknown order",
    spoilAnswer: (answer) => (answer.status === 404 ? { status: 200, body: '{"status":"OPEN"}' } : answer),
  },
  {
    name: "refuses without a code",
    rule: "refusal",
    spoilAnswer: (answer) => (answer.status >= 400 ? { ...answer, body: "{}" } : answer),
  },
  {
    name: "breaks at what it cannot read",
    rule: "refusal",
    spoilAnswer: (answer) => (answer.status === 400 ? { status: 500, body: "{}" } : answer),
  },
  {
    name: "does not say how to pay",
    rule: "order",
    spoilAnswer: onReports((report) => ({ ...report, pay: undefined })),
  },
  { name: "redirects", rule: "order", spoilAnswer: (answer) => ({ ...answer, status: 302 }) },
];

/** Stands before a right provider, and has it make a fault. */
export async function openFaultyProvider(
  url: string,
  secret: string,
  { spoilCall = (call) => call, spoilAnswer = (answer) => answer }: ProviderFault,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", async () => {
      const { method = "", url: path = "", headers } = request;
      const asked = { method, path, headers, body: Buffer.concat(parts).toString() };
      const call = spoilCall(asked, secret);
      const sent = Object.entries(call.headers).filter(([name]) => /^(pay-|content-type)/.test(name));
      const answer = await fetch(`${url}${call.path}`, {
        method,
        headers: sent.map(([name, value]): [string, string] => [name, String(value)]),
        ...(method === "GET" ? {} : { body: call.body }),
      });
      const { status, body } = spoilAnswer({ status: answer.status, body: await answer.text() }, asked);
      response.writeHead(status, { "content-type": "application/json", location: "/" }).end(body);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

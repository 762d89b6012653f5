import { type ErrorCode, errorStatus, type Failure, type HttpMethod } from "@marquee/contract";
import { rows, toSuccessSchema } from "@marquee/contract/schema";
import { delay, http, type HttpHandler, HttpResponse } from "msw";
import { Value } from "typebox/value";
import { type Answer, BrokenOff, Refusal } from "./answer.ts";
import type { Situation } from "./World.ts";

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const satisfies Record<
  HttpMethod,
  unknown
>;

/** The first call of a page: without its answer there is no page to show an error on. */
const openers: ReadonlySet<string> = new Set(["getStatus"]);

const toFrame = () => ({ requestId: crypto.randomUUID(), serverTime: Date.now() });

function refuse(errorCode: ErrorCode, parts: Refusal["parts"] = {}): Response {
  const body: Failure = { success: false, errorCode, message: errorCode, ...parts, ...toFrame() };
  return HttpResponse.json(body, { status: errorStatus[errorCode] });
}

/** The envelope around a row's value. @throws where the value is not what the row's schema says, naming row and place */
export async function toEnvelope(
  { endpoint, toValue }: Answer,
  query: URLSearchParams,
  body?: unknown,
): Promise<object> {
  const row = rows.find(({ endpoint: { name } }) => name === endpoint.name);
  if (!row) throw new Error(`${endpoint.name} is no row of the contract`);
  const envelope = { success: true, value: await toValue(query, body), ...toFrame() };
  const [fault] = Value.Errors(toSuccessSchema(row.value), envelope);
  if (fault) throw new Error(`${endpoint.name}: ${fault.instancePath}: ${fault.message}`);
  return envelope;
}

/** A stream of live events that is open and tells of nothing. */
function openStream(): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode("event: ready\ndata: {}\n\n")),
  });
  return new HttpResponse(body, { headers: { "Content-Type": "text/event-stream" } });
}

/** A call that a page made of a made-up gateway: the row's name, and what was sent with it. */
export type Call = { readonly name: string; readonly query: URLSearchParams; readonly body: unknown };

/** The body of a call, if it is JSON. */
async function readBody(request: Request): Promise<unknown> {
  if (request.headers.get("content-type")?.includes("json") !== true) return undefined;
  return request.json();
}

async function respond(answer: Answer, situation: Situation, { query, body }: Call): Promise<Response> {
  const isOpener = openers.has(answer.endpoint.name);
  if (situation === "loading" && !isOpener) await delay("infinite");
  if (situation === "offline" && !isOpener) return HttpResponse.error();
  if (situation === "error" && !isOpener) return refuse("unknown");
  return answer.endpoint.stream ? openStream() : HttpResponse.json(await toEnvelope(answer, query, body));
}

/**
 * Handlers of rows, in one situation: the status always answers, the others answer, wait, refuse or break off.
 * A fault of an answer is told to `onFault` and looks like a broken connection; each call is told to `onCall` before it is
 * answered, and waits for it.
 */
export function toHandlers(
  answers: readonly Answer[],
  situation: Situation,
  onFault: (fault: Error) => void,
  onCall: (call: Call) => void | Promise<void> = () => {},
): readonly HttpHandler[] {
  return answers.map((answer) =>
    methods[answer.endpoint.method](`*${answer.endpoint.path}`, async ({ request }) => {
      try {
        const query = new URL(request.url).searchParams;
        const call: Call = { name: answer.endpoint.name, query, body: await readBody(request) };
        await onCall(call);
        return await respond(answer, situation, call);
      } catch (fault) {
        if (fault instanceof Refusal) return refuse(fault.code, fault.parts);
        if (fault instanceof BrokenOff) return HttpResponse.error();
        onFault(fault instanceof Error ? fault : new Error(String(fault)));
        return HttpResponse.error();
      }
    }),
  );
}

import { type ErrorCode, errorStatus, type Failure } from "@marquee/contract";
import { rows, toSuccessSchema } from "@marquee/contract/schema";
import { Compile, type Validator } from "typebox/compile";
import { type Answer, BrokenOff, Refusal } from "./answer.ts";
import type { Situation } from "./World.ts";

/** The first call of a page: without its answer there is no page to show an error on. */
const openers: ReadonlySet<string> = new Set(["getStatus"]);

const toFrame = () => ({ requestId: crypto.randomUUID(), serverTime: Date.now() });

function refuse(errorCode: ErrorCode, parts: Refusal["parts"] = {}): Response {
  const body: Failure = { success: false, errorCode, message: errorCode, ...parts, ...toFrame() };
  return Response.json(body, { status: errorStatus[errorCode] });
}

/** A row's schema, compiled when it is first asked for: the tree of modules alone took a twentieth of a screen's time without. */
const validators = new Map<string, Validator>();
function getValidator({ name }: Answer["endpoint"]): Validator {
  const known = validators.get(name);
  if (known) return known;
  const row = rows.find(({ endpoint }) => endpoint.name === name);
  if (!row) throw new Error(`${name} is no row of the contract`);
  const validator = Compile(toSuccessSchema(row.value));
  validators.set(name, validator);
  return validator;
}

/** The envelope around a row's value. @throws where the value is not what the row's schema says, naming row and place */
export async function toEnvelope(
  { endpoint, toValue }: Answer,
  query: URLSearchParams,
  body?: unknown,
): Promise<object> {
  const validator = getValidator(endpoint);
  const envelope = { success: true, value: await toValue(query, body), ...toFrame() };
  const [fault] = validator.Check(envelope) ? [] : validator.Errors(envelope);
  if (fault) throw new Error(`${endpoint.name}: ${fault.instancePath}: ${fault.message}`);
  return envelope;
}

/** A stream of live events that is open and tells of nothing. */
function openStream(): Response {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode("event: ready\ndata: {}\n\n")),
  });
  return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
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
  if (situation === "loading" && !isOpener) await new Promise(() => {});
  if (situation === "offline" && !isOpener) return Response.error();
  if (situation === "error" && !isOpener) return refuse("unknown");
  return answer.endpoint.stream ? openStream() : Response.json(await toEnvelope(answer, query, body));
}

/** Answers a call as `fetch` does; undefined where it is no call of the rows. */
export type Handle = (request: Request) => Promise<Response> | undefined;

/**
 * Answers the calls of rows, in one situation: the status always answers, the others answer, wait, refuse or break off. Of two answers
 * of a row the first one is taken.
 * A fault of an answer is told to `onFault` and looks like a broken connection; each call is told to `onCall` before it is
 * answered, and waits for it.
 */
export function toHandle(
  answers: readonly Answer[],
  situation: Situation,
  onFault: (fault: Error) => void,
  onCall: (call: Call) => void | Promise<void> = () => {},
): Handle {
  const handle = async (answer: Answer, request: Request, query: URLSearchParams): Promise<Response> => {
    try {
      const call: Call = { name: answer.endpoint.name, query, body: await readBody(request) };
      await onCall(call);
      return await respond(answer, situation, call);
    } catch (fault) {
      if (fault instanceof Refusal) return refuse(fault.code, fault.parts);
      if (fault instanceof BrokenOff) return Response.error();
      onFault(fault instanceof Error ? fault : new Error(String(fault)));
      return Response.error();
    }
  };
  return (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const answer = answers.find(
      ({ endpoint: { method, path } }) => method === request.method && pathname.endsWith(path),
    );
    return answer && handle(answer, request, searchParams);
  };
}

import type { PlainEndpoint, SampleEndpoint } from "@marquee/contract";
import type { Db } from "../db/Db.ts";
import type { Tenant } from "../tenants/Tenant.ts";
import type { Call } from "./Call.ts";
import type { EventStream } from "./openEventStream.ts";

/**
 * A row's handler. A list of routes cannot carry each row's own types: the request is any object here, which the row's schema has
 * checked (declared as methods, so that handlers of specific requests are assignable).
 */
export interface PlainRoute {
  readonly name: string;
  handle(call: Call, request: object): Promise<unknown>;
  /** Of a row with `trial: "sample"`, and of no other: what trial agents are answered. */
  sample?(call: SampleCall, request: object): unknown;
}

/**
 * What a sample is made of (contract 3.9.6): who asks, where and when. It has no service, and a sample nothing to wait for, so that what is
 * stored can neither reach it nor be changed by it.
 */
export interface SampleCall {
  readonly tenant: Pick<Tenant, "id" | "name" | "timeZone" | "currencies" | "modules">;
  /** The name and the currency of the trial agent. */
  readonly username: string;
  readonly currency: string;
  /** The address of the site as the visitor has it. */
  readonly origin: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** What is stored of an idempotent call: plain JSON from which its answer can be made again. Never a token or password. */
export type Outcome = Readonly<Record<string, string | number | boolean | null>>;

/** The handler of a row with an `Idempotency-Key`: its effect happens once, its answer is made at each delivery. */
export interface IdempotentRoute {
  readonly name: string;
  /**
   * Validates and prepares, then returns the effect, which runs in one transaction with the record of the call. It writes
   * nothing itself, because an interrupted call starts again from here.
   */
  begin(call: Call, request: object): Promise<(tx: Db) => Promise<Outcome>>;
  /** Makes the row's value from the effect's result, now or at the first call. */
  answer(call: Call, request: object, outcome: Outcome): Promise<unknown>;
}

/** A call that is answered with a stream of events. */
export interface StreamCall extends Call {
  /** The last event that the caller has; `undefined` for a new stream. */
  readonly lastEventId: string | undefined;
  /** Whether the row would still answer this caller: maintenance, region and modules change. */
  readonly isAdmitted: () => boolean;
  /** Begins the stream; before that a refusal is an ordinary answer. */
  readonly open: () => EventStream;
}

/** The handler of a row that is answered with a stream. */
export interface StreamRoute {
  readonly name: string;
  /** Resolves when the stream has begun; it goes on. */
  readonly listen: (call: StreamCall) => Promise<void>;
}

/** Any kind of handler. */
export type Route = PlainRoute | IdempotentRoute | StreamRoute;

/** Binds a handler to a row of the contract, whose types it must fit. */
export function route<Request extends object, Value>(
  endpoint: PlainEndpoint<Request, Value>,
  handle: (call: Call, request: Request) => Promise<Value>,
): PlainRoute {
  return { name: endpoint.name, handle };
}

/** Binds a handler to a row of the agent centre, together with what trial agents are answered there (contract 3.9.6). */
export function sampleRoute<Request extends object, Value>(
  endpoint: SampleEndpoint<Request, Value>,
  handle: (call: Call, request: Request) => Promise<Value>,
  sample: (call: SampleCall, request: Request) => Value,
): PlainRoute {
  return { name: endpoint.name, handle, sample };
}

/** Binds the two parts of an idempotent handler to its row. */
export function idempotentRoute<Request extends object, Value, Done extends Outcome>(
  endpoint: PlainEndpoint<Request, Value>,
  parts: {
    readonly begin: (call: Call, request: Request) => Promise<(tx: Db) => Promise<Done>>;
    readonly answer: (call: Call, request: Request, outcome: Done) => Promise<Value>;
  },
): IdempotentRoute {
  return { name: endpoint.name, ...parts };
}

/** Binds a handler of streams to a row of the contract. */
export function streamRoute<Request extends object, Value>(
  endpoint: PlainEndpoint<Request, Value>,
  listen: (call: StreamCall) => Promise<void>,
): StreamRoute {
  return { name: endpoint.name, listen };
}

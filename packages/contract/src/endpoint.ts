import type { CachePolicy } from "./CachePolicy.ts";
import type { cacheTags } from "./cacheTags.ts";
import type { Domain } from "./domains.ts";
import type { ErrorCode } from "./errors.ts";
import type { ModId } from "./modules.ts";

/** Calls of one address in a window of fixed length; past them the answer is `code`, or `rate.limited`. */
export type RateLimit = { readonly calls: number; readonly seconds: number; readonly code?: ErrorCode };

/** A step that a session may have to complete before anything else (LG-09 to LG-11). */
export type PendingStep = "PASSWORD_CHANGE";

/** Whose pages call a row: those of players and guests, or of agents. Staff have rows of their own (`staff/staffEndpoint.ts`). */
export type Audience = "player" | "agent";

/** A tag of what the site's pages keep. */
export type CacheTag = (typeof cacheTags)[number];

/** HTTP methods the contract uses. */
export type HttpMethod = "GET" | "POST" | "PUT" | "DELETE";

/**
 * One call of the gateway as a row of data (spec §7). Gateway routes, client hooks, OpenAPI, mocks and tests are
 * made from it; `Request` and `Value` are the shapes of its body (or query) and of the envelope's `value`.
 */
export type Endpoint<Request = unknown, Value = unknown> = {
  /** Name of the client's hook and the gateway's handler, unique over all rows. */
  readonly name: string;
  readonly domain: Domain;
  readonly method: HttpMethod;
  /** Further methods that the gateway takes for the same call (decisions; contract 3.1.2). */
  readonly alsoMethods: readonly HttpMethod[];
  readonly path: string;
  /** The whitelabel node that switches it (contract 3.3). */
  readonly moduleId: ModId;
  /** `required`: 401 without a live token. `optional`: the token is sent when present. */
  readonly token: "none" | "optional" | "required";
  /** Who may call it: a row for agents answers `permission.denied` to everybody else. */
  readonly audience: Audience;
  /** The body travels as a JWE (contract 3.5). */
  readonly encrypted: boolean;
  /** The client sends the body form-encoded (AP-19); JSON is accepted too. */
  readonly form: boolean;
  /** The body is `multipart/form-data`: the request's fields and one file under the name `file` (operations.md 5). */
  readonly multipart: boolean;
  /** Whether the call carries `Idempotency-Key` (contract 3.1.1); with one, the same call sent again has its effect once. */
  readonly idempotencyKey: "none" | "optional" | "required";
  /** Fields that prove the moment, such as a captcha: a call sent again with the same key may carry others. */
  readonly proofFields: readonly string[];
  /**
   * How often one address may call it at one merchant in production, beside the limit of all calls; null: that limit
   * alone.
   */
  readonly rateLimit: RateLimit | null;
  /** The longest body in bytes as sent; a longer one is `body.too.large`. */
  readonly bodyLimit: number;
  /**
   * Whether trial accounts (isAgent 4) may call it; otherwise 403 `trial.not.allowed` (spec §4, §6), which trial agents (41 and 42) get at rows
   * for agents, too. `sample`: a read of the agent centre, which answers trial agents with sample data (contract 3.9.6) and refuses isAgent 4.
   */
  readonly trial: boolean | "sample";
  /**
   * It answers during maintenance, to restricted regions and whatever is off, since a page needs the answer to say so
   * (contract 3.2.2).
   */
  readonly always: boolean;
  /** It answers during maintenance and to restricted regions as well, while its module is on: who is kept out may write to the merchant. */
  readonly whileClosed: boolean;
  /** Pages call it by themselves: it is no act of a visitor, and does not extend a session (LG-24). */
  readonly passive: boolean;
  /**
   * The answer is a stream of server-sent events (operations.md 4), each of the row's value, and not one envelope; the request says
   * `Accept: text/event-stream`. A refusal is an envelope as at every row.
   */
  readonly stream: boolean;
  /**
   * The pending steps during which a session may call it. Every other row that requires a token refuses such a session, and one for which
   * a token is optional treats the caller as a guest.
   */
  readonly pending: readonly PendingStep[];
  /** What the site's pages keep of its answers. */
  readonly cache?: CachePolicy<CacheTag>;
  /** Never set: carries the two types. */
  readonly shapes?: (request: Request) => Value;
};

/** A row that knows no sample data. */
export type PlainEndpoint<Request = unknown, Value = unknown> = Endpoint<Request, Value> & { readonly trial: boolean };

/** A row that answers trial agents with sample data: its gateway route cannot be made without them. */
export type SampleEndpoint<Request = unknown, Value = unknown> = Endpoint<Request, Value> & {
  readonly trial: "sample";
};

type Row = Pick<Endpoint, "name" | "domain" | "method" | "path" | "moduleId"> &
  Partial<Omit<PlainEndpoint, "name" | "domain" | "method" | "path" | "moduleId" | "shapes">>;

/** The defaults of a row: for players, no token, a plain body of up to 64 KiB, trial allowed, gated by status. */
const ordinary = {
  alsoMethods: [],
  token: "none",
  audience: "player",
  encrypted: false,
  form: false,
  multipart: false,
  idempotencyKey: "none",
  proofFields: [],
  rateLimit: null,
  bodyLimit: 65_536,
  trial: true,
  always: false,
  whileClosed: false,
  passive: false,
  stream: false,
  pending: [],
} as const;

/** Makes a row; what is left out has its default. */
export function endpoint<Request, Value>(row: Row): PlainEndpoint<Request, Value> {
  return { ...ordinary, ...row };
}

/** Makes a row whose answers to trial agents are samples (contract 3.9.6). */
export function sampleEndpoint<Request, Value>(row: Omit<Row, "trial">): SampleEndpoint<Request, Value> {
  return { ...ordinary, ...row, trial: "sample" };
}

/** The request shape of a row, of the site's or the back office's. */
export type RequestOf<E> = E extends { readonly shapes?: (request: infer Request) => unknown } ? Request : never;

/** The value shape of a row. */
export type ValueOf<E> = E extends { readonly shapes?: (request: never) => infer Value } ? Value : never;

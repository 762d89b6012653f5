import type { ModId } from "./modules.ts";

/** The domains of the platform; the same word names the package, the folder and the module in every layer. */
export type Domain =
  | "system"
  | "auth"
  | "member"
  | "wallet"
  | "games"
  | "lottery"
  | "promotions"
  | "points"
  | "agent"
  | "support"
  | "chat";

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
  /** The body travels as a JWE (contract 3.5). */
  readonly encrypted: boolean;
  /** `Idempotency-Key` is required. */
  readonly idempotent: boolean;
  /** Trial accounts (isAgent 4) may call it; otherwise 403 `trial.not.allowed` (spec §4, §6). */
  readonly trial: boolean;
  /** It answers during maintenance, to restricted regions and whatever is off: a page must know it to say so (contract 3.2.2). */
  readonly always: boolean;
  /** Pages ask it by themselves: it is no sign of a visitor, and keeps no session from going idle (LG-24). */
  readonly passive: boolean;
  /** Never set: carries the two types. */
  readonly shapes?: (request: Request) => Value;
};

type Row = Pick<Endpoint, "name" | "domain" | "method" | "path" | "moduleId"> &
  Partial<Pick<Endpoint, "alsoMethods" | "token" | "encrypted" | "idempotent" | "trial" | "always" | "passive">>;

/** Makes a row; what it does not say is: no token, plain body, no idempotency key, trial allowed, gated by status, asked for by a visitor. */
export function endpoint<Request, Value>(row: Row): Endpoint<Request, Value> {
  return { alsoMethods: [], token: "none", encrypted: false, idempotent: false, trial: true, always: false, passive: false, ...row };
}

/** The request shape of a row. */
export type RequestOf<E> = E extends Endpoint<infer Request, unknown> ? Request : never;

/** The value shape of a row. */
export type ValueOf<E> = E extends Endpoint<never, infer Value> ? Value : E extends Endpoint<infer _R, infer Value> ? Value : never;

import type { CachePolicy } from "../CachePolicy.ts";
import type { Domain } from "../domains.ts";
import type { HttpMethod, RateLimit } from "../endpoint.ts";
import type { staffCacheTags } from "../staffCacheTags.ts";
import type { Permission } from "./grants.ts";

/** A tag of what the back office's pages keep. */
export type StaffCacheTag = (typeof staffCacheTags)[number];

/** What a session of staff may have to do before anything else: enter a code, or set up a second factor. */
export type StaffStep = "SECOND_FACTOR" | "SECOND_FACTOR_SETUP";

/**
 * To what a call of staff belongs. `none`: no session is needed. `session`: the caller's own account. `merchant`: the merchant that the
 * header `Merchant` names, at which the caller holds the row's permission. `platform`: all merchants together, for callers who hold the
 * permission at all of them.
 */
export type StaffScope = "none" | "session" | "merchant" | "platform";

/** Where a call of staff belongs, and the permission that it takes there. */
type Guard =
  | { readonly scope: "none" | "session"; readonly permission: null }
  | { readonly scope: "merchant" | "platform"; readonly permission: Permission };

/**
 * One call of the back office as a row of data (operations.md 6). It is answered at the desk's host alone, to a session of staff alone:
 * no token of a player opens it. `Request` and `Value` are the shapes of its body (or query) and of the envelope's `value`.
 */
export type StaffEndpoint<Request = unknown, Value = unknown> = Guard & {
  /** Name of the client's hook and the gateway's handler, unique over all rows. */
  readonly name: string;
  readonly domain: Domain;
  readonly audience: "staff";
  readonly method: HttpMethod;
  readonly path: string;
  /** How often one address may call it in production, beside the limit of all calls; null: that limit alone. */
  readonly rateLimit: RateLimit | null;
  /** The longest body in bytes as sent; a longer one is `body.too.large`. */
  readonly bodyLimit: number;
  /** Pages call it by themselves: it is no act of a person, and does not extend a session. */
  readonly passive: boolean;
  /** The steps during which a session may call it; every other row refuses a session that waits. */
  readonly pending: readonly StaffStep[];
  /** What the back office's pages keep of its answers. */
  readonly cache?: CachePolicy<StaffCacheTag>;
  /** Never set: carries the two types. */
  readonly shapes?: (request: Request) => Value;
};

type Row = Guard &
  Pick<StaffEndpoint, "name" | "domain" | "method" | "path"> &
  Partial<Pick<StaffEndpoint, "rateLimit" | "bodyLimit" | "passive" | "pending" | "cache">>;

/** The defaults of a row: a body of up to 64 KiB, no limit of its own, for sessions that wait for nothing. */
const ordinary = { audience: "staff", rateLimit: null, bodyLimit: 65_536, passive: false, pending: [] } as const;

/** Makes a row of the back office; what is left out has its default. */
export function staffEndpoint<Request, Value>(row: Row): StaffEndpoint<Request, Value> {
  return { ...ordinary, ...row };
}

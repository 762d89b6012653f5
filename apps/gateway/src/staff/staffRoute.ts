import type { StaffEndpoint } from "@marquee/contract/staff";
import type { MerchantCall, SessionCall, StaffCall } from "./StaffCall.ts";

/** What a handler of a row gets, by the row's scope. */
interface Calls {
  readonly none: StaffCall;
  readonly session: SessionCall;
  readonly merchant: MerchantCall;
  readonly platform: SessionCall;
}

/**
 * A handler of a row of the back office. A list of routes cannot carry each row's own types: the request is any object here, which the
 * row's schema has checked, and the call is of the row's scope.
 */
export type StaffRoute = {
  readonly [Scope in keyof Calls]: {
    readonly scope: Scope;
    readonly name: string;
    handle(call: Calls[Scope], request: object): Promise<unknown>;
  };
}[keyof Calls];

type Handler<Call, Request, Value> = (call: Call, request: Request) => Promise<Value>;

const bind =
  <Scope extends keyof Calls>(scope: Scope) =>
  <Request extends object, Value>(
    row: StaffEndpoint<Request, Value>,
    handle: Handler<Calls[Scope], Request, Value>,
  ): {
    readonly scope: Scope;
    readonly name: string;
    handle(call: Calls[Scope], request: Request): Promise<Value>;
  } => ({
    scope,
    name: row.name,
    handle,
  });

/** Binds a handler to a row that needs no session. */
export const openRoute = bind("none");
/** Binds a handler to a row about the caller himself. */
export const ownRoute = bind("session");
/** Binds a handler to a row about one merchant. */
export const merchantRoute = bind("merchant");
/** Binds a handler to a row about all merchants together. */
export const platformRoute = bind("platform");

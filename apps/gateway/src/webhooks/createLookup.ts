import { lookup, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import { isAllowedAddress, type UrlRules } from "./checkUrl.ts";

/** Resolves a name and gives only addresses to which webhooks may go: what is checked is what is connected to. */
export function createLookup(rules: UrlRules): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error !== null) return done(error, [], 0);
      if (found.some(({ address }) => !isAllowedAddress(address, rules)))
        return done(new Error("the name resolves to an address that is not allowed"), [], 0);
      const [first] = found;
      if (first === undefined) return done(new Error("the name has no address"), [], 0);
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
  };
}

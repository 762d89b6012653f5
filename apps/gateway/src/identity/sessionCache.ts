import type { Db } from "../db/Schema.ts";
import type { Session } from "./Session.ts";
import { touchSession } from "./sessionStore.ts";
import { toTokenHash } from "./token.ts";

const freshFor = 5_000;
const mostEntries = 50_000;

/** Live sessions in memory for at most five seconds, so that a page of calls asks the database once. */
export interface SessionCache {
  readonly get: (tenantId: string, token: string) => Promise<Session | undefined>;
  readonly forget: (session: Session) => void;
  readonly clear: () => void;
}

/** A cache over the stored sessions; only live ones are kept, so that a made-up token costs no memory. */
export function createSessionCache(db: Db): SessionCache {
  const entries = new Map<string, { readonly session: Session; readonly until: number }>();

  return {
    async get(tenantId, token) {
      const tokenHash = toTokenHash(token);
      const key = `${tenantId} ${tokenHash}`;
      const known = entries.get(key);
      if (known !== undefined && known.until > Date.now()) return known.session;
      const session = await touchSession(db, tenantId, tokenHash);
      entries.delete(key);
      if (session === undefined) return undefined;
      if (entries.size >= mostEntries) entries.clear();
      entries.set(key, { session, until: Date.now() + freshFor });
      return session;
    },
    forget(session) {
      // All of the member's: ending every session must not leave one alive here.
      for (const [key, entry] of entries) {
        if (entry.session.tenantId === session.tenantId && entry.session.memberId === session.memberId) entries.delete(key);
      }
    },
    clear: () => entries.clear(),
  };
}

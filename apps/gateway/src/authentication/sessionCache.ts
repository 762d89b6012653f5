import type { Db } from "../db/Db.ts";
import { createExpiringMap } from "./createExpiringMap.ts";
import type { Session } from "./Session.ts";
import { findSession, touchSession } from "./sessionStore.ts";
import { toTokenHash } from "./token.ts";
import type { MemberKey } from "./MemberKey.ts";

const freshFor = 5_000;
const mostEntries = 50_000;
/** Activity is recorded at most this often, so a session may end by this much too early. */
const playedFor = 30_000;

/** Caches live sessions for at most five seconds, so that a page with many calls reads the database once. */
export interface SessionCache {
  /** The session of a token. `isAct`: the call is an act of the visitor and keeps the session alive. */
  readonly get: (tenantId: string, token: string, isAct: boolean) => Promise<Session | undefined>;
  /** Records that a game launched from the session is being played. */
  readonly notePlay: (tenantId: string, tokenHash: string) => Promise<void>;
  /** Removes every session of a member from the cache. */
  readonly forget: (session: MemberKey) => void;
  readonly clear: () => void;
}

interface Entry {
  readonly session: Session;
  readonly until: number;
  /** Until when no further act needs recording; 0 when only polls were seen. */
  readonly notedUntil: number;
}

/** A cache over the stored sessions; only live ones are kept, so that invented tokens cost no memory. */
export function createSessionCache(db: Db): SessionCache {
  const entries = new Map<string, Entry>();
  const played = createExpiringMap<true>(mostEntries);

  return {
    async get(tenantId, token, isAct) {
      const tokenHash = toTokenHash(token);
      const key = `${tenantId} ${tokenHash}`;
      const known = entries.get(key);
      const now = Date.now();
      if (known !== undefined && known.until > now && (!isAct || known.notedUntil > now)) return known.session;
      const session = await (isAct ? touchSession : findSession)(db, tenantId, tokenHash);
      entries.delete(key);
      if (session === undefined) return undefined;
      if (entries.size >= mostEntries) entries.clear();
      const until = now + freshFor;
      entries.set(key, { session, until, notedUntil: isAct ? until : (known?.notedUntil ?? 0) });
      return session;
    },
    async notePlay(tenantId, tokenHash) {
      const key = `${tenantId} ${tokenHash}`;
      if (played.get(key) !== undefined) return;
      played.set(key, true, playedFor);
      await touchSession(db, tenantId, tokenHash);
    },
    forget(session) {
      // All of the member's: "end every session" must not leave one in the cache.
      for (const [key, entry] of entries) {
        if (entry.session.tenantId === session.tenantId && entry.session.memberId === session.memberId)
          entries.delete(key);
      }
    },
    clear: () => entries.clear(),
  };
}

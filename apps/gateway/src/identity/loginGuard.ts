import { createExpiringMap } from "./createExpiringMap.ts";

/** Wrong passwords in a row before the name is locked, and for how long. */
const mostFailures = 6;
const lockSeconds = 900;
const memory = 3_600_000;

/** Counts wrong passwords per name, known or not, so that the answer tells nothing about which names exist. */
export interface LoginGuard {
  /** Seconds until the name may be tried again, 0 when it may now. */
  readonly getLock: (tenantId: string, usernameKey: string) => number;
  /** True after a failure: the next try must carry a captcha (LG-03). */
  readonly needsCaptcha: (tenantId: string, usernameKey: string) => boolean;
  /** Notes a wrong password. @returns how many tries are left before the lock. */
  readonly fail: (tenantId: string, usernameKey: string) => number;
  readonly succeed: (tenantId: string, usernameKey: string) => void;
}

interface Failures {
  readonly count: number;
  readonly lockedUntil: number;
}

/** A guard that remembers for an hour. */
export function createLoginGuard(): LoginGuard {
  const failures = createExpiringMap<Failures>();
  const get = (tenantId: string, name: string): Failures => failures.get(`${tenantId} ${name}`) ?? { count: 0, lockedUntil: 0 };

  return {
    getLock: (tenantId, name) => Math.max(0, Math.ceil((get(tenantId, name).lockedUntil - Date.now()) / 1000)),
    needsCaptcha: (tenantId, name) => get(tenantId, name).count > 0,
    fail(tenantId, name) {
      const count = get(tenantId, name).count + 1;
      const isLocked = count % mostFailures === 0;
      failures.set(`${tenantId} ${name}`, { count, lockedUntil: isLocked ? Date.now() + lockSeconds * 1000 : 0 }, memory);
      return isLocked ? 0 : mostFailures - (count % mostFailures);
    },
    succeed: (tenantId, name) => {
      failures.take(`${tenantId} ${name}`);
    },
  };
}

/**
 * The names under which features, and a brand's own slots, keep values in a tab's storage. Each adds its own where it uses it, and nobody
 * else knows of it: `declare module "@marquee/runtime" { interface FeatureSessionKeys { readonly merchantWallet: string } }`
 */
export interface FeatureSessionKeys {}

/** The same for the browser's storage. */
export interface FeatureLocalKeys {}

/** What the specification keeps in session storage (SK-01). */
export type SessionKey =
  | "token"
  | "isAgent"
  | "cpw"
  | "merchant"
  | "merchantCode"
  | "platform"
  | "nickname"
  | "account"
  | "username"
  | "customerId"
  | "toUpline"
  | "memberLabel"
  | "memberLabelColor"
  | "memberLabelColor2"
  | "routers"
  | "validate"
  | "settings"
  | "outsideTrip"
  | "bannerVisit"
  | "bannerCounts"
  | keyof FeatureSessionKeys;

/** What stays after the browser is closed (SK-03, SK-04, SK-05) and some of our own: `loggedIn` says that a tab may be logged in, and nothing of who. */
export type LocalKey =
  | "token"
  | "isAgent"
  | "username"
  | "loggedIn"
  | "lang"
  | "hisLang"
  | "theme"
  | "menu"
  | "status"
  | "deviceId"
  | keyof FeatureLocalKeys;

type Storage<Key extends string> = {
  readonly get: (key: Key) => string | null;
  readonly set: (key: Key, value: string) => void;
  readonly remove: (key: Key) => void;
};

/** Storage may be full, blocked or missing: what it refuses lives as long as the page. What it took is its own, so that another tab, or who clears it, takes it away here too. */
export function toStorage<Key extends string>(open: () => globalThis.Storage): Storage<Key> {
  const refused = new Map<Key, string>();
  const attempt = <Result>(work: (storage: globalThis.Storage) => Result, otherwise: Result): Result => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => refused.get(key) ?? attempt((storage) => storage.getItem(key), null),
    set: (key, value) => {
      const isKept = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isKept) refused.delete(key);
      else refused.set(key, value);
    },
    remove: (key) => {
      refused.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
  };
}

/** This tab's storage. */
export const sessionStore: Storage<SessionKey> = toStorage(() => sessionStorage);

/** This browser's storage. */
export const localStore: Storage<LocalKey> = toStorage(() => localStorage);

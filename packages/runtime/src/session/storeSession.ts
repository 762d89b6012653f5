import { localStore, sessionStore, type SessionKey } from "../preferences/storage.ts";
import type { KeptSession } from "./sessionChannel.ts";

/** What a logout leaves (SH-26): who the merchant is. */
const memberKeys: readonly SessionKey[] = [
  "token",
  "isAgent",
  "cpw",
  "nickname",
  "account",
  "username",
  "customerId",
  "toUpline",
  "memberLabel",
  "memberLabelColor",
  "memberLabelColor2",
];

/** Keeps a session for the tab. Browser-wide storage only notes that there is one. */
export function storeSession({ token, kind, username, customerId }: KeptSession): void {
  sessionStore.set("token", token);
  sessionStore.set("isAgent", String(kind));
  sessionStore.set("username", username);
  sessionStore.set("customerId", customerId);
  localStore.set("loggedIn", String(Date.now()));
}

/**
 * Keeps a login: in the tab, and with `remember` in the browser. `cpw` is a marker that the old password is not asked
 * for ten minutes; the password itself is never kept (SK-06, decision Q-5).
 */
export function storeLogin(session: KeptSession, remember: boolean): void {
  storeSession(session);
  sessionStore.set("cpw", "1");
  if (!remember) return;
  localStore.set("token", session.token);
  localStore.set("isAgent", String(session.kind));
  localStore.set("username", session.username);
}

/** Replaces the token of a kept login, where it is kept: in the tab, and in the browser when it is remembered. */
export function renewStoredSession(token: string): void {
  sessionStore.set("token", token);
  if (localStore.get("token") !== null) localStore.set("token", token);
}

/** Forgets the member, here and in the browser; the merchant's values stay. */
export function removeStoredSession(): void {
  for (const key of memberKeys) sessionStore.remove(key);
  localStore.remove("token");
  localStore.remove("isAgent");
  localStore.remove("username");
  localStore.remove("loggedIn");
}

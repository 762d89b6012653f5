import { type AccountKind, accountKinds } from "@marquee/contract";
import type { BrandSettings } from "@marquee/whitelabel";
import { localStore, sessionStore } from "../preferences/storage.ts";
import type { Session } from "./sessionSlice.ts";

const toKind = (text: string | null): AccountKind | undefined => accountKinds.find((kind) => String(kind) === text);

/** The session kept by this tab, else the remembered one of this browser (SK-01, SK-04, decision Q-29). */
export function getStoredSession(): Session | null {
  for (const store of [sessionStore, localStore]) {
    const token = store.get("token");
    const kind = toKind(store.get("isAgent"));
    if (token !== null && kind !== undefined) return { token, kind, username: store.get("username") ?? "" };
  }
  return null;
}

/** Keeps the merchant's values for the tab; they outlive logouts. */
export function storeMerchant(settings: BrandSettings): void {
  sessionStore.set("merchant", settings.id);
  sessionStore.set("merchantCode", settings.merchantCode);
  sessionStore.set("platform", settings.platform);
}

import { rememberDays } from "@marquee/contract";

/** What this browser remembers of a login for a day (spec §3 cookies, SK-02); never a password (decision Q-5). */
export type RememberedKey = "username" | "mobileNum" | "countryDialingCode";

/** A remembered value; empty if there is none. */
export function getRemembered(key: RememberedKey): string {
  const pair = document.cookie.split("; ").find((each) => each.startsWith(`${key}=`));
  try {
    return decodeURIComponent(pair?.slice(key.length + 1) ?? "");
  } catch {
    return "";
  }
}

/** Remembers a value for a day, or forgets it. */
export function remember(key: RememberedKey, value: string | null): void {
  const age = value === null ? 0 : rememberDays * 86_400;
  document.cookie = `${key}=${encodeURIComponent(value ?? "")}; path=/; max-age=${age}; samesite=strict`;
}

import { rememberDays } from "@marquee/contract";

const name = "username";

/** The username that this browser remembers for a day (spec §3 cookies); never a password (decision Q-5). */
export function getRememberedName(): string {
  const pair = document.cookie.split("; ").find((each) => each.startsWith(`${name}=`));
  try {
    return decodeURIComponent(pair?.slice(name.length + 1) ?? "");
  } catch {
    return "";
  }
}

/** Remembers the username for a day, or forgets it. */
export function rememberName(username: string | null): void {
  const age = username === null ? 0 : rememberDays * 86_400;
  document.cookie = `${name}=${encodeURIComponent(username ?? "")}; path=/; max-age=${age}; samesite=strict`;
}

import { pickHost } from "@marquee/api-client";
import type { LaunchValue } from "@marquee/contract";

/** A web address without a name before its host, which would pass for another one. */
function toWebUrl(text: string): URL | null {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "" ? url : null;
}

/**
 * The address of a launched game: `game_url` or `game_url2`, also under `content` (GM-23), on the launch host that this
 * page picked (SH-20). Null for an address that is no web address or on a host outside of the list (GM-26); without a list
 * only this site's own is left.
 */
export function toGameUrl(launch: LaunchValue, launchHosts: readonly string[]): URL | null {
  const text = launch.game_url ?? launch.game_url2 ?? launch.content?.game_url ?? launch.content?.game_url2 ?? "";
  const url = toWebUrl(text);
  if (!url) return null;
  if (launchHosts.length === 0) return url.origin === globalThis.location?.origin ? url : null;
  if (!launchHosts.includes(url.origin)) return null;
  return new URL(`${url.pathname}${url.search}`, pickHost(launchHosts));
}

import { pickHost } from "@marquee/api-client";
import type { LaunchValue } from "@marquee/contract";

const isWebUrl = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/**
 * The address of a launched game: `game_url` or `game_url2`, also under `content` (GM-23), on the launch host that this
 * page picked (SH-20). Null for an address that is no web address or on a host outside of the list (GM-26).
 */
export function toGameUrl(launch: LaunchValue, launchHosts: readonly string[]): URL | null {
  const text = launch.game_url ?? launch.game_url2 ?? launch.content?.game_url ?? launch.content?.game_url2 ?? "";
  if (!isWebUrl(text)) return null;
  const url = new URL(text);
  if (launchHosts.length === 0) return url;
  if (!launchHosts.includes(url.origin)) return null;
  return new URL(`${url.pathname}${url.search}`, pickHost(launchHosts));
}

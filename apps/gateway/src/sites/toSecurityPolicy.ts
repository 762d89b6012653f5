import type { Release } from "@marquee/site-store";
import type { Config } from "../config.ts";

/** The Content-Security-Policy of a site's HTML: by hashes, since a nonce and a 304 do not go together. */
export function toSecurityPolicy(
  { scriptHashes, styleHashes }: Pick<Release, "scriptHashes" | "styleHashes">,
  { imageHosts, launchHosts }: Pick<Config, "imageHosts" | "launchHosts">,
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(" ")}`,
    `style-src 'self' ${styleHashes.join(" ")}`,
    ["img-src 'self' data:", ...imageHosts].join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    ["frame-src", ...launchHosts].join(" "),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

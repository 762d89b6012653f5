import type { Release } from "./documents.ts";

/** The origins of a merchant that pages may load pictures from and frame games of. */
export type Origins = {
  readonly imageHosts: readonly string[];
  readonly launchHosts: readonly string[];
  /** Whether the merchant has named what counts visits (SH-21): only then may a page load its script. */
  readonly hasAnalytics?: boolean;
};

/** The hosts of Google Analytics 4, as its guide to such policies names them. */
const analytics = {
  script: ["https://www.googletagmanager.com"],
  other: ["https://*.google-analytics.com", "https://*.analytics.google.com", "https://*.googletagmanager.com"],
};

/** The Content-Security-Policy of a site's HTML, by hashes, because a nonce does not work with a 304. */
export function toSecurityPolicy(
  { scriptHashes, styleHashes }: Pick<Release, "scriptHashes" | "styleHashes">,
  { imageHosts, launchHosts, hasAnalytics = false }: Origins,
): string {
  const [scripts, others] = hasAnalytics ? [analytics.script, analytics.other] : [[], []];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes, ...scripts].join(" "),
    `style-src 'self' ${styleHashes.join(" ")}`,
    ["img-src 'self' data:", ...imageHosts, ...others].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...others].join(" "),
    ["frame-src", ...launchHosts].join(" "),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // Strings are refused at script and HTML sinks (Trusted Types). Two libraries have policies: see docs/decisions/014.
    "require-trusted-types-for 'script'",
    `trusted-types dompurify html${hasAnalytics ? " analytics" : ""} 'allow-duplicates'`,
  ].join("; ");
}

/** The policy of a picture: an SVG opened by itself is a document, which may do nothing. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

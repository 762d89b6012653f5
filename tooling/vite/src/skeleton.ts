import { groundCss } from "@marquee/ui-kit/ground";
import type { BrandSettings } from "@marquee/whitelabel";
import { heroMark } from "@marquee/whitelabel";
import type { PageName } from "@marquee/site-store";

/**
 * What the page shows before the scripts have run: the frame's shapes in the brand's measures and colours, so
 * that nothing moves when the real frame replaces it (performance.md "Paint first").
 */
const skeletonCss = [
  ".mq-sk{min-height:100vh}",
  ".mq-sk-top{height:var(--mq-layout-header);background:var(--mq-color-surface);display:flex;align-items:center;padding-inline:var(--mq-layout-gutter)}",
  ".mq-sk-top img{height:28px}",
  ".mq-sk-hero{margin:var(--mq-space-16) var(--mq-layout-gutter);aspect-ratio:var(--mq-hero-ratio);max-height:40vh;border-radius:var(--mq-hero-radius);overflow:hidden;background:var(--mq-color-surface)}",
  ".mq-sk-hero img{width:100%;height:100%;object-fit:cover}",
  "@media(min-width:1024px){[data-menu=rail] .mq-sk,[data-menu=dense] .mq-sk{padding-inline-start:var(--mq-layout-menu)}}",
  "@media(max-width:767px){.mq-sk-hero{aspect-ratio:var(--mq-hero-ratio-phone)}}",
].join("");

/** The styles in a page's HTML: the base rules of every screen, then the skeleton's shapes. They belong to the engine. */
export const pageCss = groundCss + skeletonCss;

/** The skeleton's markup: no text, no inline style. */
export function toSkeleton(settings: BrandSettings, page: PageName): string {
  const hero = page === "home" ? `<div class="mq-sk-hero">${heroMark}</div>` : "";
  return `<div class="mq-sk" aria-hidden="true"><div class="mq-sk-top"><img src="${settings.base}${settings.assets.logo}" alt=""></div>${hero}</div>`;
}

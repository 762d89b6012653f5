import type { Brand } from "@marquee/whitelabel/brand";

/** As much of a name as fits below an icon: the whole name, its first word, or the start of that. */
function toShortName(name: string): string {
  const first = name.split(" ")[0] ?? name;
  const letters = [...new Intl.Segmenter("en").segment(name.length <= 12 ? name : first)];
  return letters
    .slice(0, 12)
    .map(({ segment }) => segment)
    .join("");
}

/**
 * The web manifest of a brand's layer. Its own address changes with every layer, so `id`, `start_url` and `scope` are paths
 * of the site: an installed app stays the same app. Icons stand beside it.
 */
export function toWebManifest({ name }: Brand, ground: string): string {
  const icon = (src: string, size: number, purpose: "any" | "maskable") => ({
    src,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return JSON.stringify({
    id: "/",
    name,
    short_name: toShortName(name),
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: ground,
    background_color: ground,
    icons: [
      icon("icon-192.png", 192, "any"),
      icon("icon-512.png", 512, "any"),
      icon("icon-maskable-512.png", 512, "maskable"),
    ],
  });
}

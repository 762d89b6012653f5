import { toTokenType } from "@marquee/design-tokens";
import type { PairChange, TokenChange, TokenDiff } from "./writeTokenPatch.ts";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);

const style = `
  body { margin: 2rem auto; max-inline-size: 70rem; padding-inline: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: CanvasText; background: Canvas; color-scheme: light dark; }
  table { inline-size: 100%; border-collapse: collapse; margin-block: 1rem 2.5rem; }
  th, td { padding: 0.5rem 0.75rem; border-block-end: 1px solid color-mix(in srgb, CanvasText 18%, transparent); text-align: start; vertical-align: middle; }
  code { font: 0.875rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
  .swatch { display: inline-block; inline-size: 3rem; block-size: 2rem; margin-inline-end: 0.75rem; vertical-align: middle; border-radius: 6px; border: 1px solid color-mix(in srgb, CanvasText 30%, transparent); }
  .size { display: inline-block; block-size: 0.75rem; margin-inline-end: 0.75rem; background: CanvasText; max-inline-size: 8rem; vertical-align: middle; }
  .short { font-weight: 700; }
  .short::before { content: "✗ "; }
`;

/** A token's look: a swatch for a colour, a bar for a length, a shadowed box for a shadow. The CSS was written by us. */
function toSwatch(key: string, css: string): string {
  const type = toTokenType(key);
  if (type === "color") return `<span class="swatch" style="background:${escape(css)}"></span>`;
  if (type === "dimension" && css !== "") return `<span class="size" style="inline-size:${escape(css)}"></span>`;
  return type === "shadow" ? `<span class="swatch" style="box-shadow:${escape(css)}"></span>` : "";
}

const toCell = (key: string, { value, css }: TokenChange["before"]): string =>
  value === undefined ? "<td>new</td>" : `<td>${toSwatch(key, css)}<code>${escape(typeof value === "string" ? value : JSON.stringify(value))}</code></td>`;

const toRow = ({ key, file, modes, before, after }: TokenChange): string =>
  `<tr><th scope="row"><code>${escape(key)}</code></th><td>${modes.join(", ")}</td>${toCell(key, before)}${toCell(key, after)}<td><code>${escape(file)}</code></td></tr>`;

const toPairRow = ({ mode, foreground, background, before, ratio, least }: PairChange): string =>
  `<tr><th scope="row"><code>${foreground}</code> on <code>${background}</code></th><td>${mode}</td><td>${before.toFixed(2)}</td><td class="${ratio < least ? "short" : "enough"}">${ratio.toFixed(2)}</td><td>${least}</td></tr>`;

const toTable = (caption: string, head: readonly string[], rows: readonly string[]): string =>
  `<h2>${caption}</h2><table><thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join("")}</tr></thead><tbody>${rows.join("\n")}</tbody></table>`;

/** A diff as one page of HTML that needs nothing else: old and new swatch, contrast before and after. */
export function toReport({ brand, changes, pairs }: TokenDiff): string {
  const title = `Tokens of ${escape(brand)}: ${changes.length} ${changes.length === 1 ? "change" : "changes"}`;
  const tables = [
    changes.length > 0 ? toTable("Tokens", ["Token", "Theme", "Before", "After", "File"], changes.map(toRow)) : "<p>Nothing differs.</p>",
    pairs.length > 0 ? toTable("Contrast", ["Pair", "Theme", "Before", "After", "At least"], pairs.map(toPairRow)) : "",
  ];
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><h1>${title}</h1>${tables.join("\n")}</body></html>\n`;
}

import { toRatioText, toTokenType } from "@marquee/design-tokens";
import type { ImportNote } from "./import/toTokenPatches.ts";
import type { ImportDiff } from "./importTokens.ts";
import { toWords } from "./toWords.ts";
import type { PairChange, TokenChange } from "./writeTokenPatch.ts";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);

const style = `
  :root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 16%, transparent); }
  body { margin: 3rem auto; max-inline-size: 64rem; padding-inline: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; color: CanvasText; background: Canvas; }
  h1 { font-size: 1.75rem; line-height: 1.2; }
  h2 { margin-block: 2.5rem 0.5rem; font-size: 1.125rem; }
  table { inline-size: 100%; border-collapse: collapse; }
  th, td { padding: 0.75rem 0.75rem 0.75rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: middle; }
  thead th { font-size: 0.8125rem; font-weight: 400; opacity: 0.75; }
  tbody th { font-weight: 600; white-space: nowrap; }
  .look { display: flex; align-items: center; gap: 0.75rem; }
  code { font: 0.8125rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
  .swatch, .sample { flex: none; inline-size: 3rem; block-size: 2.25rem; border: 1px solid var(--line); border-radius: 6px; }
  .sample { display: grid; place-items: center; font-weight: 600; }
  .size { flex: none; block-size: 0.75rem; max-inline-size: 8rem; background: CanvasText; }
  .short { font-weight: 700; }
  .short::before { content: "✗ "; }
`;

/** A preview of a token: a swatch for a colour, a corner for a radius, a bar for a length. `css` must come from `toCss`, never from a file. */
function toSwatch(key: string, css: string): string {
  const type = toTokenType(key);
  const shape = (name: string, declaration: string): string =>
    `<span class="${name}" style="${escape(declaration)}"></span>`;
  if (css === "") return "";
  if (type === "color") return shape("swatch", `background:${css}`);
  if (type === "shadow") return shape("swatch", `box-shadow:${css}`);
  if (/radius/i.test(key)) return shape("swatch", `border-radius:${css}`);
  return type === "dimension" ? shape("size", `inline-size:${css}`) : "";
}

const toCell = (key: string, state: TokenChange["before"]): string =>
  `<td><div class="look">${toSwatch(key, state.css)}<code>${escape(toWords(state))}</code></div></td>`;

const toRow = ({ key, file, modes, before, after }: TokenChange): string =>
  `<tr><th scope="row">${escape(key)}</th>${toCell(key, before)}${toCell(key, after)}<td>${modes.join(", ")}</td><td><code>${escape(file.split("/").at(-1) ?? file)}</code></td></tr>`;

const toSample = ({ colors: { foreground, background }, ratio }: PairChange["before"], least: number): string =>
  `<td><div class="look"><span class="sample" style="${escape(`color:${foreground};background:${background}`)}">Aa</span><span class="${ratio < least ? "short" : "enough"}">${toRatioText(ratio)}</span></div></td>`;

const toPairRow = ({ mode, foreground, background, least, before, ...after }: PairChange): string =>
  `<tr><th scope="row">${foreground} on ${background}</th>${toSample(before, least)}${toSample(after, least)}<td>${least}</td><td>${mode}</td></tr>`;

const toTable = (caption: string, head: readonly string[], rows: readonly string[]): string =>
  `<h2>${caption}</h2><table><thead><tr>${head.map((name) => `<th scope="col">${name}</th>`).join("")}</tr></thead><tbody>${rows.join("\n")}</tbody></table>`;

const toNoteRow = ({ file, key, text }: ImportNote): string =>
  `<tr><th scope="row">${escape(key)}</th><td>${escape(text)}</td><td><code>${escape(file)}</code></td></tr>`;

/** A diff as one self-contained HTML page: old and new swatch, contrast before and after, what was mapped or skipped. */
export function toReport({ brand, changes, pairs, notes }: ImportDiff): string {
  const title = `Tokens of ${escape(brand)}: ${changes.length} ${changes.length === 1 ? "change" : "changes"}`;
  const tables = [
    changes.length > 0
      ? toTable("Tokens", ["Token", "Before", "After", "Theme", "File"], changes.map(toRow))
      : "<p>Nothing differs.</p>",
    pairs.length > 0 ? toTable("Contrast", ["Pair", "Before", "After", "At least", "Theme"], pairs.map(toPairRow)) : "",
    notes.length > 0
      ? toTable("Mapped and skipped", ["Token of the file", "What was done", "File"], notes.map(toNoteRow))
      : "",
  ];
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body><h1>${title}</h1>${tables.join("\n")}</body></html>\n`;
}

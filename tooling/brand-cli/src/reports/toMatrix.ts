import type { WhitelabelNode } from "@marquee/contract";
import type { Brand } from "@marquee/whitelabel/brand";
import { catalogue, type CatalogueEntry } from "@marquee/whitelabel/catalogue";
import { explainModule, type Verdict } from "@marquee/whitelabel/explain";
import { toDrift } from "./toDrift.ts";

/** A brand and the tree of its merchant. */
export type Column = { readonly brand: Brand; readonly tree: WhitelabelNode };

/** One module over all brands. */
type MatrixRow = { readonly entry: CatalogueEntry; readonly isExpired: boolean; readonly cells: readonly Verdict[] };

/** Feature × brand: the catalogue's modules over all brands, and each brand's drift. */
export type Matrix = { readonly columns: readonly Column[]; readonly rows: readonly MatrixRow[]; readonly drift: readonly (readonly string[])[] };

/** Builds it; `today` is a calendar day, `yyyy-MM-dd`, after whose end a switch counts as expired. */
export function toMatrix(columns: readonly Column[], today: string, entries: readonly CatalogueEntry[] = catalogue): Matrix {
  const rows = entries.map((entry) => ({
    entry,
    isExpired: entry.expires !== undefined && entry.expires < today,
    cells: columns.map(({ brand, tree }) => explainModule({ modules: brand.modules, tree }, entry.id)),
  }));
  return { columns, rows, drift: columns.map(({ brand, tree }) => toDrift(brand, tree)) };
}

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const styles = `:root{color-scheme:light dark;--line:color-mix(in srgb,currentColor 18%,transparent)}
body{margin:0;font:15px/1.5 system-ui,sans-serif}main{padding:24px;max-width:1600px;margin:auto}
h1{font-size:24px;margin:0 0 4px}p{margin:0 0 20px}
.scroll{overflow:auto;max-height:calc(100vh - 150px);border:1px solid var(--line);border-radius:8px}
table{border-collapse:separate;border-spacing:0;width:100%}th,td{padding:8px 14px;text-align:start;border-block-end:1px solid var(--line);white-space:nowrap}
thead th{position:sticky;inset-block-start:0;background:Canvas;z-index:2}tbody th{position:sticky;inset-inline-start:0;background:Canvas;font-weight:600;z-index:1}
.on{color:light-dark(#0b6b45,#4fd69c);font-weight:600}.off{opacity:.75}.red{color:light-dark(#b3172f,#ff7d8a);font-weight:600}`;

const toCell = (verdict: Verdict): string =>
  verdict.isOn ? '<td class="on">on</td>' : `<td class="off" title="${escape(verdict.why)}">off: ${escape(verdict.by)}</td>`;

/** The matrix as one page that needs nothing beside it. */
export function toMatrixPage({ columns, rows, drift }: Matrix, today: string): string {
  const head = ["Module", "Feature", "Tier", "Owner", "Since", "Expires", ...columns.map(({ brand }) => brand.name)].map((text) => `<th scope="col">${escape(text)}</th>`).join("");
  const body = rows.map(({ entry, isExpired, cells }) => {
    const facts = [entry.feature, entry.tier, entry.owner, entry.since].map((text) => `<td>${escape(text)}</td>`).join("");
    const expiry = entry.expires === undefined ? "<td>never</td>" : `<td${isExpired ? ' class="red"' : ""}>${escape(entry.expires)}${isExpired ? ", expired" : ""}</td>`;
    return `<tr><th scope="row">${entry.id}</th>${facts}${expiry}${cells.map(toCell).join("")}</tr>`;
  });
  const drifts = drift.map((ids) => (ids.length === 0 ? "<td>none</td>" : `<td class="red">${ids.map(escape).join("<br>")}</td>`)).join("");
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Modules of every brand</title><style>${styles}</style></head><body><main><h1>Modules of every brand</h1>`,
    `<p>${rows.length} modules, ${columns.length} brands, ${today}. Served and not compiled stands in the last row.</p>`,
    `<div class="scroll" tabindex="0" role="region" aria-label="Modules of every brand"><table><thead><tr>${head}</tr></thead><tbody>`,
    ...body,
    `<tr><th scope="row">Drift</th><td colspan="5">served by the gateway, not compiled</td>${drifts}</tr>`,
    "</tbody></table></div></main></body></html>\n",
  ].join("\n");
}

import { moduleParents, type ModId } from "@marquee/contract";
import type { Verdict } from "@marquee/whitelabel/explain";
import { matrixStyle } from "./matrixStyle.ts";
import { siftMatrix } from "./siftMatrix.ts";
import type { Matrix } from "./toMatrix.ts";

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** A module and its ancestors, as the filter needs them. */
function listPath(id: ModId): readonly ModId[] {
  const parent = moduleParents[id];
  return parent === null ? [id] : [...listPath(parent), id];
}

const toState = (verdict: Verdict): string => (verdict.isOn ? "on" : `off: ${verdict.by}`);

const toCell = (verdict: Verdict): string =>
  verdict.isOn
    ? '<td class="on" data-state="on">on</td>'
    : `<td class="off" data-state="${escape(toState(verdict))}"><details><summary>${escape(toState(verdict))}</summary><p>${escape(verdict.why)}</p></details></td>`;

const toSelect = (label: string, name: string, values: readonly string[]): string =>
  `<label>${label}<select name="${name}"><option value="">all</option>${[...new Set(values)]
    .toSorted()
    .map((value) => `<option>${escape(value)}</option>`)
    .join("")}</select></label>`;

/** The filter form. It is absent without scripts. */
function toForm({ rows }: Matrix): string {
  const above = rows.flatMap(({ entry }) => listPath(entry.id));
  const fields = [
    '<label>Text<input type="search" name="text" placeholder="any word of a row"></label>',
    toSelect("Module and below", "module", above),
    toSelect(
      "Owner",
      "owner",
      rows.map(({ entry }) => entry.owner),
    ),
    toSelect(
      "State in any brand",
      "state",
      rows.flatMap(({ cells }) => cells.map(toState)),
    ),
    '<label class="check"><input type="checkbox" name="differences">Differences only</label>',
    '<button type="reset">Show all</button>',
  ];
  return `<form hidden aria-label="Filter" autocomplete="off">${fields.join("")}</form><output></output>`;
}

/** The matrix as a self-contained page. */
export function toMatrixPage(matrix: Matrix, today: string): string {
  const { columns, rows, drift } = matrix;
  const head = ["Module", "Feature", "Tier", "Owner", "Since", "Expires", ...columns.map(({ brand }) => brand.name)]
    .map((text) => `<th scope="col">${escape(text)}</th>`)
    .join("");
  const body = rows.map(({ entry, isExpired, cells }) => {
    const facts = [entry.feature, entry.tier, entry.owner, entry.since]
      .map((text) => `<td>${escape(text)}</td>`)
      .join("");
    const expiry =
      entry.expires === undefined
        ? "<td>never</td>"
        : `<td${isExpired ? ' class="red"' : ""}>${escape(entry.expires)}${isExpired ? ", expired" : ""}</td>`;
    return `<tr data-path="${listPath(entry.id).join(" ")}" data-owner="${escape(entry.owner)}"><th scope="row">${entry.id}</th>${facts}${expiry}${cells.map(toCell).join("")}</tr>`;
  });
  const drifts = drift
    .map((ids) => (ids.length === 0 ? "<td>none</td>" : `<td class="red">${ids.map(escape).join("<br>")}</td>`))
    .join("");
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>Modules of every brand</title><style>${matrixStyle}</style></head><body><main><h1>Modules of every brand</h1>`,
    `<p>${rows.length} modules, ${columns.length} brands, ${today}. Served and not compiled stands in the last row.</p>`,
    toForm(matrix),
    `<div class="scroll" tabindex="0" role="region" aria-label="Modules of every brand"><table><thead><tr>${head}</tr></thead><tbody>`,
    ...body,
    `<tr><th scope="row">Drift</th><td colspan="5">served by the gateway, not compiled</td>${drifts}</tr>`,
    `</tbody></table></div></main><script>(${siftMatrix.toString()})()</script></body></html>\n`,
  ].join("\n");
}

import type { Difference } from "./comparePictures.ts";

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The file of one side's picture, beside the report. */
export function toFileName(name: string, side: "base" | "head" | "diff"): string {
  return `${name.replaceAll("/", "--")}.${side}.png`;
}

function toRow({ name, pixels, base, head, diff }: Difference): string {
  const says = base && head ? `${pixels.toLocaleString("en")} pixels differ` : head ? "new" : "gone";
  const cells = (
    [
      ["base", base],
      ["head", head],
      ["diff", diff],
    ] as const
  ).map(([side, picture]) =>
    picture
      ? `<figure><figcaption>${side}</figcaption><img src="${escape(toFileName(name, side))}" alt="${escape(`${name}, ${side}`)}" loading="lazy"></figure>`
      : "",
  );
  return `<section><h2>${escape(name)}</h2><p>${says}</p><div>${cells.join("")}</div></section>`;
}

/** A page that lays both trees' pictures side by side, readable without git. `compared` is the number of shots. */
export function toReport(differences: readonly Difference[], compared: number, base: string): string {
  const brands = Map.groupBy(differences, ({ name }) => name.split("/")[1] ?? "");
  const counts = [...brands].map(([brand, list]) => `<li>${escape(brand)}: ${list.length}</li>`);
  const summary =
    differences.length === 0
      ? "Every picture is the same, to the pixel."
      : `${differences.length} of ${compared} pictures differ.`;
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual comparison</title>',
    "<style>body{font:15px/1.5 system-ui;margin:24px;background:#f4f4f5;color:#18181b}section{margin-block:32px;padding:16px;background:#fff;border:1px solid #d4d4d8}",
    "section>div{display:flex;gap:16px;overflow-x:auto}figure{margin:0}figcaption{font-weight:600}img{max-inline-size:600px;border:1px solid #d4d4d8}</style>",
    `<h1>Visual comparison with ${escape(base)}</h1><p>${summary}</p><ul>${counts.join("")}</ul>`,
    ...differences.map(toRow),
    "</html>\n",
  ].join("\n");
}

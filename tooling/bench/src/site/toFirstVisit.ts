import type { Figure } from "../Figure.ts";
import type { Visit } from "./visit.ts";

/** B10: what a first visit to the home asks for until its largest paint, from the visit's own record. */
export function toFirstVisit({ asked, html, lcp }: Visit, port: string, say: (line: string) => void): Figure[] {
  const early = asked.filter(({ start }) => start < lcp);
  const pick = (type: string) => early.filter((each) => each.type === type);
  const scripts = pick("script");
  const toPath = (url: string): string => new URL(url).pathname;
  // The import map names every script, so only what loads one counts.
  const unforeseen = scripts.filter(
    ({ url }) => !html.includes(` src="${toPath(url)}"`) && !html.includes(` href="${toPath(url)}"`),
  );
  const loaded = Math.max(...scripts.filter((each) => !unforeseen.includes(each)).map(({ end }) => end));
  const late = asked.filter(({ url, start }) => url.includes("/system/status") && start >= loaded);
  const strange = asked.filter(
    ({ url }) => !url.startsWith("data:") && !new URL(url).host.endsWith(`.localhost:${port}`),
  );
  say(
    `home asks for: ${early.map(({ url, start, end }) => `${toPath(url).split("/").at(-1) || "/"} ${Math.round(start)}–${Math.round(end)}`).join(", ")} ms`,
  );
  const toFigure = (what: string, found: readonly { readonly url: string }[], atMost: number): Figure => {
    if (found.length > atMost) say(`B10 ${what}: ${found.map(({ url }) => toPath(url)).join(", ")}`);
    return { id: "B10", what, value: found.length, unit: "", budget: { of: "value", atMost, isBinding: true } };
  };
  return [
    toFigure("HTML", pick("document"), 1),
    toFigure("scripts before the largest paint", scripts, 6),
    toFigure("scripts that the HTML does not preload", unforeseen, 0),
    toFigure("style sheets", pick("stylesheet"), 1),
    toFigure("status asked after the scripts", late, 0),
    toFigure("third parties", strange, 0),
  ];
}

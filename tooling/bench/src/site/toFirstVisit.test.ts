import { describe, expect, it } from "vitest";
import { toFirstVisit } from "./toFirstVisit.ts";
import type { Asked, Visit } from "./visit.ts";

const origin = "http://brand.localhost:4600";
const ask = (path: string, type: string, start: number, end: number): Asked => ({
  url: `${origin}${path}`,
  type,
  start,
  end,
});
const page = ask("/", "document", 0, 10);
const entry = ask("/a.js", "script", 10, 30);
const html =
  '<script type="importmap">{"imports":{"/x.js":"/b.js"}}</script><script type="module" src="/a.js"></script>';
const toValues = (visit: Partial<Visit>): Record<string, number> => {
  const figures = toFirstVisit(
    { lcp: 100, picture: "", html, asked: [page, entry], ...visit },
    "4600",
    () => undefined,
  );
  return Object.fromEntries(figures.map(({ what, value }) => [what, value]));
};

describe("what a first visit asks for", () => {
  it("counts one page and its script, and finds nothing wrong with them", () => {
    expect(Object.values(toValues({}))).toEqual([1, 1, 0, 0, 0, 0]);
  });
  it("finds a script that only the import map names", () => {
    expect(
      toValues({ asked: [page, entry, ask("/b.js", "script", 40, 50)] })["scripts that the HTML does not preload"],
    ).toBe(1);
  });
  it("leaves out what is asked after the largest paint", () => {
    expect(
      toValues({ asked: [page, entry, ask("/b.js", "script", 101, 150)] })["scripts before the largest paint"],
    ).toBe(1);
  });
  it("finds a status that waited for the scripts, not one beside them", () => {
    const status = (start: number) =>
      toValues({ asked: [page, entry, ask("/wps/system/status", "fetch", start, 90)] })[
        "status asked after the scripts"
      ];
    expect([status(12), status(31)]).toEqual([0, 1]);
  });
  it("finds a third party at any time", () => {
    expect(
      toValues({ asked: [page, entry, { ...page, url: "https://elsewhere.example/pixel", start: 900 }] })[
        "third parties"
      ],
    ).toBe(1);
  });
});

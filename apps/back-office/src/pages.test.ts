import { expect, it } from "vitest";
import { deskModules } from "./deskModules.ts";
import { toKeys } from "./frame/DeskPage.ts";
import { deskPages } from "./pages.ts";

const toUnique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

it("X-52: each page has an address of its own, and keys that lead to no other page", () => {
  const paths = deskPages.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(20);
  expect(toUnique(paths)).toEqual(paths);
  const keys = deskPages.map(toKeys).filter((text) => text !== "");
  expect(toUnique(keys)).toEqual(keys);
  // Two presses lead nowhere yet, whatever the third one is.
  for (const { hidden, letter } of deskPages) expect(hidden === true || /^[a-z]$/.test(letter ?? "")).toBe(true);
});

it("X-52: each part of a member's page, act and line of what waits has a key of its own, and a line leads to a page", () => {
  for (const of of ["memberParts", "memberActs", "waiting"] as const) {
    const keys = deskModules.flatMap((module) => (module[of] ?? []).map(({ key }) => key));
    expect(keys.length).toBeGreaterThan(4);
    expect(toUnique(keys)).toEqual(keys);
  }
  const paths = deskPages.map(({ path }) => path);
  for (const { path } of deskModules.flatMap(({ waiting = [] }) => waiting)) expect(paths).toContain(path);
});

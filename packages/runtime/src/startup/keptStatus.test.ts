import type { SystemStatus } from "@marquee/contract";
import { toCarefulTree, toGates } from "@marquee/whitelabel";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { status } from "../../test/status.ts";
import { localStore } from "../preferences/storage.ts";
import { readLastStatus, storeLastStatus, toStatus } from "./keptStatus.ts";
import { toSystemState } from "./statusQuery.ts";

type Path = readonly string[];

/** Every place of a value, from the outside in. */
function listPaths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => listPaths(part, [...path, key]))];
}

/** A copy with another value at a place, or without it. */
function change(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  const entries = Object.entries(Object(value)).flatMap(([name, part]): [string, unknown][] => {
    if (name !== key) return [[name, part]];
    const changed = change(part, rest, to);
    return changed === undefined ? [] : [[name, changed]];
  });
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

const optional = new Set(["to", "labelNameEn", "value", "childrenNodes"]);
const isOpen = (path: Path): boolean =>
  optional.has(path.at(-1) ?? "") || /^\d+$/.test(path.at(-1) ?? "") || path.at(-1) === "username";
const paths = listPaths(status);

/** What a page makes of a status when it starts with it. */
function start(kept: SystemStatus | null): void {
  toGates({ compiled: [], brandOff: [], tree: kept?.info.whitelabel ?? toCarefulTree([]) });
  if (kept) toSystemState(kept);
  expect(kept?.mobileTemplate.favicon ?? "").toBeTypeOf("string");
}

afterEach(() => localStore.remove("status"));

describe("a kept status", () => {
  it("EN-10: is what it was when this release kept it", () => {
    expect(readLastStatus()).toBeNull();
    for (const whole of [
      status,
      { ...status, maintenance: false } as const,
      { ...status, maintenance: { from: 1, message: "" } },
    ]) {
      storeLastStatus(whole);
      expect(readLastStatus()).toEqual(whole);
    }
  });

  it.each([
    "",
    "null",
    "[]",
    "7",
    '"text"',
    "{}",
    JSON.stringify(status).slice(0, 200),
    '{"info":null,"maintenance":false,"regionRestriction":false}',
    '{"__proto__":{"info":{}}}',
    `{"info":${"[".repeat(50_000)}${"]".repeat(50_000)}}`,
  ])("SH-24: is none when it is %.60s", (text) => {
    localStore.set("status", text);
    expect(readLastStatus()).toBeNull();
    start(readLastStatus());
  });

  it.each(paths.filter((path) => path.length > 0).map((path) => [path.join("."), path] as const))(
    "SH-24: is none without a %s or with another one in its place",
    (_, path) => {
      for (const to of [undefined, null, [], {}, 7, "rubbish", true]) {
        const changed = change(status, path, to);
        const read = toStatus(JSON.stringify(changed));
        start(read);
        if (to === undefined && !isOpen(path)) expect(read, `${path.join(".")} missing`).toBeNull();
        if (to === null) expect(read, `${path.join(".")} null`).toBeNull();
      }
    },
  );

  it("SH-24: never ends a start, whatever was kept", () => {
    const rubbish = fc.oneof(
      fc.jsonValue(),
      fc.string(),
      fc.tuple(fc.constantFrom(...paths), fc.jsonValue()).map(([path, value]) => change(status, path, value)),
    );
    fc.assert(fc.property(rubbish, (kept) => start(toStatus(JSON.stringify(kept) ?? ""))));
  });

  it("SH-24: a tree that is deeper than any is none", () => {
    const toText = (levels: number): string =>
      `${'{"modId":"A","enabled":"1","childrenNodes":['.repeat(levels)}${"]}".repeat(levels)}`;
    const withTree = (levels: number): string =>
      JSON.stringify(change(status, ["info", "whitelabel"], "tree")).replace('"tree"', toText(levels));
    expect(toStatus(withTree(10))).not.toBeNull();
    expect(toStatus(withTree(5_000))).toBeNull();
  });
});

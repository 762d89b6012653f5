import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { tokenNames, toTokenLayer } from "@marquee/design-tokens";
import { archetypes } from "@marquee/design-tokens/archetypes";
import { describe, expect, it } from "vitest";

const sources = globSync("{components,styles}/**/*.{ts,tsx}", { cwd: import.meta.dirname })
  .filter((file) => !/\.(test|stories)\./.test(file))
  .map((file) => ({ file, names: listTokens(readFileSync(join(import.meta.dirname, file), "utf8")) }));

/** The tokens that a style reads. */
function listTokens(source: string): readonly string[] {
  return [...source.matchAll(/\btoken\("([^"]+)"\)/g)].map(([, name = ""]) => name);
}

/** Each component token with the role that it follows. */
function listRoles(): ReadonlyMap<string, string> {
  const base = archetypes.midnight.core.find(({ file }) => file.endsWith("component.tokens.json"))?.tokens ?? {};
  return new Map(
    Object.entries(base).flatMap(([component, parts]) =>
      Object.entries(Object(parts)).flatMap(([part, value]) => {
        const role = /^\{(.+)\}$/.exec(String(Object(value)["$value"]))?.[1];
        return role === undefined ? [] : [[`${component}.${part}`, role] as const];
      }),
    ),
  );
}

const roles = listRoles();
/** Roles of text and space: any strong word, any small gap. */
const free = ["weight.strong", "space.2"];
/** A role of any target: only a component that has a token of its own for it may not read it. */
const target = "layout.tap";

/** What a style reads past the component that it belongs to. */
function listPast(names: readonly string[]): readonly string[] {
  const components = new Set(names.filter((name) => roles.has(name)).map((name) => name.split(".")[0]));
  const own = [...roles]
    .filter(([name, role]) => (role === target ? components.has(name.split(".")[0]) : !free.includes(role)))
    .map(([, role]) => role);
  return names.filter((name) => own.includes(name));
}

describe("component tokens", () => {
  it("follow a role each, and each is read by a component", () => {
    const components = tokenNames.filter((name) => toTokenLayer(name) === "component");
    expect([...roles.keys()].toSorted()).toEqual(components.toSorted());
    const read = new Set(sources.flatMap(({ names }) => names));
    expect(components.filter((name) => !read.has(name))).toEqual([]);
  });

  it("are what components read where there is one, never the role behind it", () => {
    expect(sources.length).toBeGreaterThan(80);
    expect(sources.flatMap(({ file, names }) => listPast(names).map((name) => `${file}: ${name}`))).toEqual([]);
  });

  it("are missed where a style reads a shape's role, or the role of targets in a component that has its own", () => {
    expect(listPast(["radius.control", "space.8"])).toEqual(["radius.control"]);
    expect(listPast(["chip.radius", "layout.tap"])).toEqual(["layout.tap"]);
    expect(listPast(["card.radius", "layout.tap"])).toEqual([]);
  });
});

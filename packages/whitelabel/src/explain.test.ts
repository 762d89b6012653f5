import { type ModId, moduleParents, type WhitelabelNode } from "@marquee/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogue, listConflicts, toProfile } from "./catalogue.ts";
import { explainModule } from "./explain.ts";
import { toGates } from "./gates.ts";

const ids = Object.keys(moduleParents).filter((id): id is ModId => id in moduleParents);

/** The whole tree of the contract, with the nodes in `off` off and those in `gone` left out with all below them. */
function toTree(off: ReadonlySet<string>, gone: ReadonlySet<string>, id: ModId = "ROOT3"): WhitelabelNode {
  const children = ids
    .filter((child) => moduleParents[child] === id && !gone.has(child))
    .map((child) => toTree(off, gone, child));
  return { modId: id, enabled: off.has(id) ? "0" : "1", ...(children.length > 0 && { childrenNodes: children }) };
}

const state = fc.constantFrom("out" as const, "off" as const, "on" as const);
const known = catalogue.map(({ id }) => id);

describe("explainModule", () => {
  it("EN-11: agrees with the page's own gates for every modId, whatever brand and gateway say", () => {
    const some = fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 8 }).map((list) => new Set<string>(list));
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...known), state, { maxKeys: 5 }),
        some,
        some,
        fc.boolean(),
        (modules, off, gone, isKnown) => {
          const tree = isKnown ? toTree(off, gone) : null;
          const compiled = toProfile(modules).modules.map(({ id, requires }) => ({
            id,
            parent: moduleParents[id],
            requires,
          }));
          const brandOff = Object.entries(modules).flatMap(([id, value]) => (value === "off" ? [id] : []));
          const { on } = toGates({ compiled, brandOff, tree });
          expect(ids.filter((id) => explainModule({ modules, tree }, id).isOn !== on.has(id))).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });

  it("EN-11: a brand whose data is sound never has two modules in conflict on, whatever a gateway says", () => {
    const [one, other] = ["LOBBYFAV3", "LOBBYRECENT3"] as const;
    const entries = catalogue.map((entry) => (entry.id === one ? { ...entry, conflicts: [other] } : entry));
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom("LOBBY3", one, other), state),
        fc.uniqueArray(fc.constantFrom(...ids), { maxLength: 3 }),
        (modules, off) => {
          const isOn = (id: string): boolean =>
            explainModule({ modules, tree: toTree(new Set(off), new Set()) }, id).isOn;
          if (listConflicts(modules, entries).length === 0) expect([isOn(one), isOn(other)]).not.toEqual([true, true]);
        },
      ),
    );
  });

  it.each([
    ["contract", "NOPE3", {}, new Set<string>(), "no such modId"],
    ["catalogue", "TOURNEY3", {}, new Set<string>(), "no package has code"],
    ["engine", "POPNOTICE3", { ANNOUNCE3: "out" as const }, new Set<string>(), "package support is not compiled"],
    ["engine", "LOBBYFAV3", { LOBBY3: "out" as const }, new Set<string>(), '"out" at LOBBY3'],
    ["brand", "LOBBYFAV3", { LOBBYFAV3: "off" as const }, new Set<string>(), '"off"'],
    ["gateway", "LOBBYFAV3", {}, new Set(["LOBBY3"]), '"0" at LOBBY3'],
    ["parent", "LOBBYFAV3", { LOBBY3: "off" as const }, new Set<string>(), "LOBBY3, above it, is off"],
    ["requires", "LOBBYFAV3", { LOGIN3: "off" as const }, new Set<string>(), "requires LOGIN3"],
  ])("names %s as what decided about %s", (by, id, modules, off, why) => {
    const verdict = explainModule({ modules, tree: toTree(off, new Set()) }, id);
    expect(verdict).toMatchObject({ isOn: false, by, why: expect.stringContaining(why) });
  });
});

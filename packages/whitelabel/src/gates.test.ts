import { moduleParents, type WhitelabelNode } from "@marquee/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogue } from "./catalogue.ts";
import { type CompiledModule, toCarefulTree, toGates } from "./gates.ts";

const compiled: CompiledModule[] = [
  { id: "ROOT3", parent: null, requires: [] },
  { id: "CORE3", parent: "ROOT3", requires: [] },
  { id: "LOBBY3", parent: "ROOT3", requires: ["CORE3"] },
  { id: "LOBBYFAV3", parent: "LOBBY3", requires: [] },
];

const tree = (lobby: "1" | "0", favourites: "1" | "0"): WhitelabelNode => ({
  modId: "ROOT3",
  enabled: "1",
  childrenNodes: [
    { modId: "CORE3", enabled: "1" },
    { modId: "LOBBY3", enabled: lobby, childrenNodes: [{ modId: "LOBBYFAV3", enabled: favourites }] },
    { modId: "CBS3", enabled: "1" },
  ],
});

const on = (...input: Parameters<typeof toGates>) => [...toGates(...input).on].toSorted();

describe("toGates", () => {
  it("EN-11: a child of a disabled node counts as off", () => {
    expect(on({ compiled, brandOff: [], tree: tree("1", "1") })).toEqual(["CORE3", "LOBBY3", "LOBBYFAV3", "ROOT3"]);
    expect(on({ compiled, brandOff: [], tree: tree("0", "1") })).toEqual(["CORE3", "ROOT3"]);
  });

  it("RP-25: what is not compiled stays off and is reported as drift", () => {
    expect(toGates({ compiled, brandOff: [], tree: tree("1", "1") }).drift).toEqual(["CBS3"]);
  });

  it("without a tree nothing is on", () => {
    expect(on({ compiled, brandOff: [], tree: null })).toEqual([]);
  });

  it("EN-11: without any answer a page has its brand's defaults, and never cash or chat", () => {
    const all = catalogue.map(({ id, requires }) => ({ id, parent: moduleParents[id], requires }));
    const chat = [...all, { id: "CBS3", parent: "ROOT3", requires: [] }];
    const ids = on({ compiled: chat, brandOff: ["BANNER3"], tree: toCarefulTree(chat) });
    expect(ids).toContain("LOBBY3");
    for (const id of ["MEMCEN3", "TRANSREC3", "CBS3", "BANNER3", "HOMEGUARD3"]) expect(ids).not.toContain(id);
  });

  it("a required module that is off takes the module with it, and a cycle is off", () => {
    expect(on({ compiled, brandOff: ["CORE3"], tree: tree("1", "1") })).toEqual(["ROOT3"]);
    const cycle: CompiledModule[] = [
      { id: "ROOT3", parent: null, requires: ["CORE3"] },
      { id: "CORE3", parent: null, requires: ["ROOT3"] },
    ];
    expect(on({ compiled: cycle, brandOff: [], tree: tree("1", "1") })).toEqual([]);
  });

  it("EN-11: every layer only narrows, for every tree", () => {
    const ids = compiled.map(({ id }) => id);
    const node = fc.letrec<{ node: WhitelabelNode; children: WhitelabelNode[] }>((tie) => ({
      node: fc.record({
        modId: fc.constantFrom(...ids, "CBS3"),
        enabled: fc.constantFrom("1" as const, "0" as const),
        childrenNodes: tie("children"),
      }),
      children: fc.oneof({ maxDepth: 4 }, fc.constant<WhitelabelNode[]>([]), fc.array(tie("node"), { maxLength: 3 })),
    })).node;
    fc.assert(
      fc.property(node, fc.subarray(ids), fc.subarray(compiled), (any, brandOff, some) => {
        const wide = toGates({ compiled, brandOff: [], tree: any }).on;
        expect([...toGates({ compiled, brandOff, tree: any }).on].every((id) => wide.has(id))).toBe(true);
        expect([...toGates({ compiled: some, brandOff: [], tree: any }).on].every((id) => wide.has(id))).toBe(true);
      }),
    );
  });
});

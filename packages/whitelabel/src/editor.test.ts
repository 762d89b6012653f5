import { moduleParents, type WhitelabelNode } from "@marquee/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogue } from "./catalogue.ts";
import { diffTrees, type EditorInput, listNodeStates, toSwitchEffect } from "./editor.ts";
import { explainModule } from "./explain.ts";
import { toFirstTree } from "./firstTree.ts";
import { toGates } from "./gates.ts";

const all = Object.fromEntries(catalogue.map(({ id }) => [id, "on" as const]));
const everything: EditorInput = { modules: {}, tree: toFirstTree(all) };

function withNodes(
  states: Readonly<Record<string, "0" | "1">>,
  node: WhitelabelNode = toFirstTree(all),
): WhitelabelNode {
  return {
    ...node,
    enabled: states[node.modId] ?? node.enabled,
    ...(node.childrenNodes && { childrenNodes: node.childrenNodes.map((child) => withNodes(states, child)) }),
  };
}

const find = (input: EditorInput, id: string) => listNodeStates(input).find((node) => node.id === id);

const rows = [
  { name: "listGames", method: "GET", path: "/games", moduleId: "LOBBY3" },
  { name: "listHotGames", method: "GET", path: "/hot", moduleId: "LOBBYHOT3" },
  { name: "login", method: "POST", path: "/login", moduleId: "LOGIN3" },
];

describe("the state of every node of a tree", () => {
  it("X-54: names what decided: the own switch, one above, a requirement, the brand, the engine, or nothing", () => {
    const tree = withNodes({ LOBBYHOT3: "0", SIGNUP3: "0", SMSCODE3: "0" });
    const input: EditorInput = { modules: { BANNER3: "off", ANNOUNCE3: "out" }, tree };
    const told = (id: string) => {
      const state = find(input, id);
      return [state?.own, state?.isOn, state?.reason, state?.at];
    };
    expect(told("LOBBY3")).toEqual(["1", true, "on", "LOBBY3"]);
    expect(told("LOBBYHOT3")).toEqual(["0", false, "own", "LOBBYHOT3"]);
    expect(told("DIRECTREG3")).toEqual(["1", false, "ancestor", "SIGNUP3"]);
    expect(told("MOBILEVERCODELOGIN3")).toEqual(["1", false, "requirement", "SMSCODE3"]);
    expect(told("BANNER3")).toEqual(["1", false, "brand", "BANNER3"]);
    expect(told("ANNOUNCE3")).toEqual(["1", false, "notCompiled", "ANNOUNCE3"]);
    const bare = { ...everything, compiled: new Set(["ROOT3", "CORE3", "LOBBYHOT3"]) };
    expect(find(bare, "LOBBY3")).toMatchObject({ isOn: false, reason: "notCompiled", at: "LOBBY3" });
    expect(find(bare, "LOBBYHOT3")).toMatchObject({ isOn: false, reason: "requirement", at: "LOBBY3" });
    expect(find(bare, "CORE3")).toMatchObject({ isOn: true, reason: "on" });
  });

  it("X-54, X-66: of a rollout it names the part of the visitors, also for what depends on it", () => {
    const input = {
      ...everything,
      rollouts: new Map([
        ["LOBBY3", 50],
        ["LOBBYHOT3", 10],
      ]),
    };
    expect(find(input, "LOBBY3")).toMatchObject({
      isOn: true,
      percent: 50,
      share: 50,
      reason: "rollout",
      at: "LOBBY3",
    });
    expect(find(input, "LOBBYHOT3")).toMatchObject({ percent: 10, share: 5, reason: "rollout", at: "LOBBYHOT3" });
    expect(find(input, "GRNG3")).toMatchObject({ percent: null, share: 50, reason: "rollout", at: "LOBBY3" });
    expect(find(input, "BANNER3")).toMatchObject({ share: 100, reason: "on" });
  });

  it("X-54: has every node of the tree and every module with code once; a tree may be unknown or hold strange ids", () => {
    const ids = listNodeStates(everything).map(({ id }) => id);
    expect(ids.length).toBe(new Set(ids).size);
    expect(ids.toSorted()).toEqual(catalogue.map(({ id }) => id).toSorted());
    expect(listNodeStates({ modules: {}, tree: null }).every(({ isOn, own }) => !isOn && own === null)).toBe(true);
    const strange: WhitelabelNode = {
      modId: "ROOT3",
      enabled: "1",
      childrenNodes: [
        { modId: "__proto__", enabled: "1" },
        { modId: "constructor", enabled: "1" },
      ],
    };
    expect(find({ modules: {}, tree: strange }, "__proto__")).toMatchObject({ own: "1", isOn: false, parent: "ROOT3" });
    expect(find({ modules: {}, tree: strange }, "constructor")).toMatchObject({ reason: "notCompiled" });
  });

  it("X-54: says on for exactly those modules that the running page has on, whatever is switched", () => {
    const states = fc.dictionary(
      fc.constantFrom(...catalogue.map(({ id }) => id)),
      fc.constantFrom("0" as const, "1" as const),
    );
    const compiled = catalogue.map(({ id, requires }) => ({ id, parent: moduleParents[id], requires }));
    fc.assert(
      fc.property(states, (switched) => {
        const tree = withNodes(switched);
        const { on } = toGates({ compiled, brandOff: [], tree });
        const nodes = listNodeStates({ modules: {}, tree });
        expect(
          nodes
            .filter(({ isOn }) => isOn)
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual([...on].toSorted());
        for (const { id, isOn } of nodes) expect(explainModule({ modules: {}, tree }, id).isOn).toBe(isOn);
      }),
      { numRuns: 30 },
    );
  });
});

describe("what a switch changes", () => {
  it("X-54: off takes what is below and what requires it, with calls and pages; on gives the same back", () => {
    const off = toSwitchEffect(everything, "LOBBY3", "off", rows);
    const ids = off.modules.map(({ id }) => id);
    expect(ids).toContain("LOBBY3");
    expect(off.modules).toContainEqual({ id: "LOBBYHOT3", reason: "ancestor", at: "LOBBY3" });
    expect(off.rows.map(({ name }) => name)).toEqual(["listGames", "listHotGames"]);
    expect(off.pages.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["/search", "/game", "/hot", "/favourites"]),
    );
    expect(off.pages.map(({ path }) => path)).not.toContain("/login");
    const on = toSwitchEffect({ ...everything, tree: withNodes({ LOBBY3: "0" }) }, "LOBBY3", "on", rows);
    expect(on.modules.map(({ id }) => id)).toEqual(ids);
    expect([on.rows, on.pages]).toEqual([off.rows, off.pages]);
  });

  it("X-54: a requirement takes its dependants with it, over several steps", () => {
    const { modules } = toSwitchEffect(everything, "LOGIN3", "off", rows);
    expect(modules).toContainEqual({ id: "MEMCEN3", reason: "requirement", at: "LOGIN3" });
    expect(modules.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["SECCEN3", "PASSWORD3", "LOBBYFAV3", "FORGMAIL3"]),
    );
    expect(modules.map(({ id }) => id)).not.toContain("BANNER3");
  });

  it("X-54: nothing changes where something else keeps the node off, or no tree is known", () => {
    const nothing = { modules: [], rows: [], pages: [] };
    expect(toSwitchEffect({ ...everything, tree: withNodes({ LOBBY3: "0" }) }, "LOBBYHOT3", "off", rows)).toEqual(
      nothing,
    );
    expect(toSwitchEffect({ modules: {}, tree: null }, "LOBBY3", "off", rows)).toEqual(nothing);
    expect(toSwitchEffect(everything, "NOSUCH3", "off", rows)).toEqual(nothing);
  });
});

describe("the difference of two trees", () => {
  it("X-54: names the nodes whose switch, rollout or effect differs, and no others", () => {
    const other = { ...everything, tree: withNodes({ SIGNUP3: "0" }), rollouts: new Map([["LOBBYHOT3", 10]]) };
    const differences = diffTrees(everything, other);
    const tell = (id: string) => differences.find((each) => each.id === id);
    expect(tell("SIGNUP3")).toMatchObject({ isOwn: true, isEffective: true });
    expect(tell("DIRECTREG3")).toMatchObject({
      isOwn: false,
      isEffective: true,
      other: { reason: "ancestor", at: "SIGNUP3" },
    });
    expect(tell("LOBBYHOT3")).toMatchObject({
      isOwn: true,
      isEffective: true,
      one: { share: 100 },
      other: { share: 10 },
    });
    expect(tell("LOGIN3")).toBeUndefined();
    expect(diffTrees(everything, everything)).toEqual([]);
  });
});

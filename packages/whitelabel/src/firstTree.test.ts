import { moduleParents, type WhitelabelNode } from "@marquee/contract";
import { describe, expect, it } from "vitest";
import { catalogue } from "./catalogue.ts";
import { toFirstTree } from "./firstTree.ts";

const list = (node: WhitelabelNode, parent: string | null = null): (readonly [string, string, string | null])[] => [
  [node.modId, node.enabled, parent],
  ...(node.childrenNodes ?? []).flatMap((child) => list(child, node.modId)),
];
const read = (tree: WhitelabelNode) => new Map(list(tree).map(([id, enabled]) => [id, enabled]));

describe("the tree that a new merchant begins with", () => {
  it("has every module that has code once, below its own parent, at the catalogue's default", () => {
    const nodes = list(toFirstTree({}));
    expect(nodes.map(([id]) => id).toSorted()).toEqual(catalogue.map(({ id }) => id).toSorted());
    for (const [id, , parent] of nodes) expect(moduleParents).toMatchObject({ [id]: parent });
    expect(nodes.filter(([, enabled]) => enabled === "0").map(([id]) => id)).toEqual([
      "WHYAFF3",
      "HOMEGUARD3",
      "SEAMBARS3",
      "NEWS3",
      "BLOG3",
      "TRANSFER3",
      "VIP3",
      "SMSCODE3",
      "NEWIP3",
      "MOBILEVERCODELOGIN3",
      "SOCLOGIN3",
      "SLGOOGLE3",
      "SLFACEBOOK3",
      "SLTELEGRAM3",
      "SLZALO3",
      "SLLINE3",
      "MOBILENUMREG3",
      "MOBILENUMPASSREG3",
      "REGMOBVERF3",
      "REGFIRE3",
      "REGAFF3",
      "REGREF3",
      "GEETEST3",
      "CHNGPASSVERIF3",
      "CBS3",
      "CHATROOM3",
      "TIPS3",
      "LIVECHAT3",
    ]);
  });

  it("follows the brand's word, and the demo's before that", () => {
    const tree = read(
      toFirstTree({ BANNER3: "off", ANNOUNCE3: "out", HOMEGUARD3: "on" }, { BANNER3: "on", THEME3: "off" }),
    );
    expect(["BANNER3", "ANNOUNCE3", "HOMEGUARD3", "THEME3", "LANG3"].map((id) => tree.get(id))).toEqual([
      "1",
      "0",
      "1",
      "0",
      "1",
    ]);
  });

  it("has a node for what the demo alone names, and off ones above it; what no tree knows is left out", () => {
    const tree = read(toFirstTree({}, { CHATROOM3: "on", NOSUCH3: "on", ["__proto__"]: "on" }));
    expect([tree.get("CHATROOM3"), tree.get("CBS3"), tree.has("NOSUCH3"), tree.has("__proto__")]).toEqual([
      "1",
      "0",
      false,
      false,
    ]);
    expect(read(toFirstTree(JSON.parse('{"__proto__":"off","constructor":"off"}'))).size).toBe(catalogue.length);
  });
});

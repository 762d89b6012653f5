import { getStatus, type ModId, type WhitelabelNode } from "@marquee/contract";
import type { Answer, StorySetting } from "@marquee/testing";
import { changedAnswer } from "./changedAnswer.ts";

/** A tree with some modules off. */
export const without = (node: WhitelabelNode, off: readonly string[]): WhitelabelNode => ({
  ...node,
  enabled: off.includes(node.modId) ? "0" : node.enabled,
  ...(node.childrenNodes && { childrenNodes: node.childrenNodes.map((child) => without(child, off)) }),
});

/** The status of a setting whose modules are switched off and on while its page is open; the page asks again at once. */
export function changingTree({
  world,
}: StorySetting): Answer & { readonly turnOff: (...off: readonly ModId[]) => void } {
  let tree = world.tree;
  return {
    ...changedAnswer(getStatus, ({ info }) => ({ info: { ...info, whitelabel: tree } })),
    turnOff: (...off) => {
      tree = without(world.tree, off);
      document.dispatchEvent(new Event("visibilitychange"));
    },
  };
}

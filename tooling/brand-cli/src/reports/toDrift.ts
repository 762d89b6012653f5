import { type WhitelabelNode, isModId, moduleParents } from "@marquee/contract";
import { toGates } from "@marquee/whitelabel";
import type { Brand } from "@marquee/whitelabel/brand";
import { toProfile } from "@marquee/whitelabel/catalogue";

/** The modIds that a gateway serves but a brand's engine lacks: they stay off although somebody expects them. */
export function toDrift({ modules }: Pick<Brand, "modules">, tree: WhitelabelNode): readonly string[] {
  const compiled = toProfile(modules).modules.map(({ id, requires }) => ({ id, parent: moduleParents[id], requires }));
  const brandOff = Object.entries(modules).flatMap(([id, state]) => (state === "off" ? [id] : []));
  return toGates({ compiled, brandOff, tree }).drift.filter(isModId);
}

/** The differences between two trees: each modId with both values; null where one does not name it. */
export function compareTrees(
  recorded: WhitelabelNode,
  now: WhitelabelNode,
): readonly { readonly id: string; readonly recorded: string | null; readonly now: string | null }[] {
  const list = (node: WhitelabelNode): (readonly [string, string])[] => [
    [node.modId, node.enabled],
    ...(node.childrenNodes ?? []).flatMap(list),
  ];
  const [before, after] = [new Map(list(recorded)), new Map(list(now))];
  const ids = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  // A missing node counts as off, so only visible differences remain.
  return ids
    .filter((id) => (before.get(id) ?? "0") !== (after.get(id) ?? "0"))
    .map((id) => ({ id, recorded: before.get(id) ?? null, now: after.get(id) ?? null }));
}

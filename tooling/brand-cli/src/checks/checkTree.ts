import { isModId, moduleParents } from "@marquee/contract";
import type { BrandFault } from "@marquee/whitelabel/brand";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { toHint } from "../cli/toHint.ts";
import { faultsOf, readJson, type Subject } from "./Subject.ts";

const path = "tree.fixture.json";

const NodeSchema = Type.Object({
  modId: Type.String(),
  enabled: Type.Union([Type.Literal("0"), Type.Literal("1")]),
  childrenNodes: Type.Optional(Type.Array(Type.Unknown())),
});

/** Faults in the recorded tree: shape, unknown ids, nodes below the wrong parent. */
export function checkTree(subject: Subject): BrandFault[] {
  const { data, faults } = readJson(subject, path);
  if (faults.length > 0) return [...faults];
  const fault = faultsOf(subject, path);
  const visit = (node: unknown, at: string, parent: string | null): BrandFault[] => {
    if (!Value.Check(NodeSchema, node))
      return [fault(at, node, 'a node: { "modId", "enabled": "0" or "1", "childrenNodes"? }')];
    const { modId, childrenNodes = [] } = node;
    const here = isModId(modId)
      ? moduleParents[modId] === parent
        ? []
        : [fault(at, modId, `a node below ${moduleParents[modId] ?? "nothing"}`)]
      : [fault(at, modId, `a modId of the contract's tree${toHint(modId, Object.keys(moduleParents))}`)];
    return [...here, ...childrenNodes.flatMap((child, index) => visit(child, `${at}.childrenNodes.${index}`, modId))];
  };
  return visit(data, "(root)", null);
}

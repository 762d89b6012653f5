import type { WhitelabelNode } from "@marquee/contract";
import { listEnabledModules } from "../tenants/listEnabledModules.ts";
import type { Tenant } from "../tenants/Tenant.ts";
import { isRolledOut } from "./isRolledOut.ts";

/** How many rollouts a merchant may have at a time: each doubles the number of trees, and of answers that are cached for them. */
export const mostRollouts = 6;

function close(node: WhitelabelNode, closed: ReadonlySet<string>): WhitelabelNode {
  const { childrenNodes } = node;
  return {
    ...node,
    enabled: closed.has(node.modId) ? "0" : node.enabled,
    ...(childrenNodes !== undefined && { childrenNodes: childrenNodes.map((child) => close(child, closed)) }),
  };
}

function toNarrower(tenant: Tenant, closed: ReadonlySet<string>): Tenant {
  const tree = close(tenant.tree, closed);
  return { ...tenant, tree, modules: listEnabledModules(tree) };
}

// By the modules that are closed. Held weakly: a merchant is a new object after each switch.
const narrower = new WeakMap<Tenant, Map<string, Tenant>>();

/**
 * A merchant as one visitor sees it: modules that are rolled out to others are off. Visitors with the same rollouts get the same
 * object, so whatever is cached for a merchant is cached for a set of rollouts, never for a visitor.
 *
 * @param visitorId `undefined` for a visitor without one, for whom every rollout is off
 */
export function toTenantFor(tenant: Tenant, visitorId: string | undefined): Tenant {
  if (tenant.rollouts.size === 0) return tenant;
  const closed = [...tenant.rollouts].flatMap(([modId, percent]) =>
    visitorId !== undefined && isRolledOut(tenant.id, modId, percent, visitorId) ? [] : [modId],
  );
  if (closed.length === 0) return tenant;
  const known = narrower.get(tenant) ?? new Map<string, Tenant>();
  narrower.set(tenant, known);
  const key = closed.join(" ");
  const found = known.get(key) ?? toNarrower(tenant, new Set(closed));
  known.set(key, found);
  return found;
}

import type { FeatureModule } from "../FeatureModule.ts";
import { listSlotIds } from "./lists.ts";
import { type SlotName, slotVersions } from "./slots.ts";

/** An operation as it may be written: by types it is a `SlotOperation`, but a build reads what is there. */
type Written = { readonly slot: string; readonly operation: string; readonly id?: string; readonly item?: object };

const isSlotName = (name: string): name is SlotName => Object.hasOwn(slotVersions, name);

const quote = (names: readonly string[]): string => names.map((name) => JSON.stringify(name)).join(", ") || "nothing";

/** Why a slot is none of the house, or not the one of today. */
function findSlotFault(slot: string): string | undefined {
  const [name = "", version = "none"] = slot.split("@");
  if (!isSlotName(name))
    return `found no such slot, expected one of ${quote(Object.entries(slotVersions).map(([known, now]) => `${known}@${now}`))}`;
  const present = slotVersions[name];
  return version === String(present)
    ? undefined
    : `found version ${version}, expected version ${present}, which stands now`;
}

/** What an operation does to the ids of its slot, or why it cannot. */
function changeIds(ids: readonly string[], { operation, id = "", item }: Written): readonly string[] | string {
  const added = item && "id" in item ? String(item.id) : "";
  const stands = `what stands there: ${quote(ids)}`;
  switch (operation) {
    case "append":
    case "prepend":
      if (added === "") return "found an item without an id, expected one";
      if (ids.includes(added)) return `found the id ${JSON.stringify(added)} twice, expected one beside ${stands}`;
      return operation === "append" ? [...ids, added] : [added, ...ids];
    case "replace":
    case "remove":
      if (!ids.includes(id)) return `found ${operation} of ${JSON.stringify(id)}, expected one of ${stands}`;
      return operation === "replace" ? ids : ids.filter((each) => each !== id);
    default:
      return `found the operation ${JSON.stringify(operation)}, expected append, prepend, replace or remove`;
  }
}

/**
 * What is wrong with a brand's operations on slots, given the manifests of its own modules: a slot that is not there or of
 * another version, an id that is not there or there twice. Each fault names the operation's place, slot, found and expected.
 */
export function listSlotFaults(features: readonly FeatureModule[], operations: readonly Written[]): readonly string[] {
  const ids = new Map<string, readonly string[]>();
  return operations.flatMap((written, index) => {
    const where = `slots[${index}] ${JSON.stringify(written.slot)}: `;
    const [name = ""] = written.slot.split("@");
    const fault = findSlotFault(written.slot);
    if (fault !== undefined || !isSlotName(name)) return [where + fault];
    const next = changeIds(ids.get(name) ?? listSlotIds(features, name), written);
    if (typeof next === "string") return [where + next];
    ids.set(name, next);
    return [];
  });
}

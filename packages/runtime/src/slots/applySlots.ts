import type { BrandSettings } from "@marquee/whitelabel";
import { useIsOn } from "../access/GatesContext.ts";
import type { FeatureModule } from "../FeatureModule.ts";
import { type SlotList, slotLists } from "./lists.ts";
import type { MenuSource, SlotOperation } from "./slots.ts";

/** What slots change: the manifests of an engine, and the home's order in a layer's settings. */
type House = { readonly features: readonly FeatureModule[]; readonly settings: BrandSettings };

/** A house whose whole manifests load later. */
type Whole = House & { readonly loadAll?: (() => Promise<readonly FeatureModule[]>) | undefined };

type Change<Item> =
  | { readonly operation: "append" | "prepend"; readonly item: Item }
  | { readonly operation: "replace"; readonly id: string; readonly toItem: (before: Item) => Item }
  | { readonly operation: "remove"; readonly id: string };

/** Changes one list of the manifests. What is added stands in a manifest of its own, before or after all others. */
function change<Item extends { readonly id: string }>(
  features: readonly FeatureModule[],
  { read, write }: SlotList<Item>,
  edit: Change<Item>,
): FeatureModule[] {
  if (edit.operation === "remove" || edit.operation === "replace")
    return features.map((feature) => {
      const items = read(feature);
      if (items.every(({ id }) => id !== edit.id)) return feature;
      return write(
        feature,
        edit.operation === "remove"
          ? items.filter(({ id }) => id !== edit.id)
          : items.map((item) => (item.id === edit.id ? edit.toItem(item) : item)),
      );
    });
  const added = write({ id: edit.item.id }, [edit.item]);
  return edit.operation === "append" ? [...features, added] : [added, ...features];
}

/** A place before or after all items of a list that its items' `order` sorts. */
function toOrder<Item extends { readonly id: string; readonly order: number }>(
  features: readonly FeatureModule[],
  { read }: SlotList<Item>,
  operation: "append" | "prepend",
): number {
  const orders = features.flatMap(read).map(({ order }) => order);
  return operation === "append" ? Math.max(0, ...orders) + 1 : Math.min(0, ...orders) - 1;
}

/** How far an added source's entries are put before or after all others: farther than any feature's order reaches. */
const shifts = { append: 1000, prepend: -1000, replace: 0 } as const;

/** A source whose entries are filtered by the gates, like everything of a slot. */
function toGated(
  { moduleId, useMenuItems }: Omit<MenuSource, "id">,
  operation: keyof typeof shifts,
): () => ReturnType<MenuSource["useMenuItems"]> {
  return function useSlotEntries() {
    const isOn = useIsOn(moduleId);
    const items = useMenuItems();
    return isOn ? items.map((item) => ({ ...item, order: item.order + shifts[operation] })) : [];
  };
}

function changeMenu(
  features: readonly FeatureModule[],
  edit: Extract<SlotOperation, { slot: "menu.entries@1" }>,
): FeatureModule[] {
  const list = slotLists["menu.entries"];
  if (edit.operation === "remove") return change(features, list, edit);
  const useMenuItems = toGated(edit.item, edit.operation);
  if (edit.operation === "replace")
    return change(features, list, {
      operation: "replace",
      id: edit.id,
      toItem: (before) => ({ ...before, useMenuItems }),
    });
  return change(features, list, { operation: edit.operation, item: { ...edit.item, useMenuItems } });
}

/** A section that is added stands before or after those that the brand's layout names. */
function changeHome({ features, settings }: House, edit: Extract<SlotOperation, { slot: "home.sections@1" }>): House {
  const list = slotLists["home.sections"];
  if (edit.operation === "remove") return { features: change(features, list, edit), settings };
  if (edit.operation === "replace")
    return {
      features: change(features, list, {
        operation: "replace",
        id: edit.id,
        toItem: () => ({ ...edit.item, id: edit.id }),
      }),
      settings,
    };
  // A layout may still name a removed section of that id.
  const home = settings.layout.home.filter((id) => id !== edit.item.id);
  const next = edit.operation === "append" ? [...home, edit.item.id] : [edit.item.id, ...home];
  return {
    features: change(features, list, edit),
    settings: { ...settings, layout: { ...settings.layout, home: next } },
  };
}

function changeHeader(
  features: readonly FeatureModule[],
  edit: Extract<SlotOperation, { slot: "header.actions@1" }>,
): FeatureModule[] {
  const list = slotLists["header.actions"];
  if (edit.operation === "remove") return change(features, list, edit);
  if (edit.operation === "replace")
    return change(features, list, {
      operation: "replace",
      id: edit.id,
      toItem: ({ id, order }) => ({ ...edit.item, id, order }),
    });
  return change(features, list, {
    operation: edit.operation,
    item: { ...edit.item, order: toOrder(features, list, edit.operation) },
  });
}

function changePanels(
  features: readonly FeatureModule[],
  edit: Extract<SlotOperation, { slot: "centre.panels@2" }>,
): FeatureModule[] {
  const list = slotLists["centre.panels"];
  if (edit.operation === "remove") return change(features, list, edit);
  if (edit.operation === "replace")
    return change(features, list, {
      operation: "replace",
      id: edit.id,
      toItem: ({ id, order }) => ({ ...edit.item, id, order }),
    });
  return change(features, list, {
    operation: edit.operation,
    item: { ...edit.item, order: toOrder(features, list, edit.operation) },
  });
}

function apply(house: House, edit: SlotOperation): House {
  const { features } = house;
  switch (edit.slot) {
    case "header.actions@1":
      return { ...house, features: changeHeader(features, edit) };
    case "menu.entries@1":
      return { ...house, features: changeMenu(features, edit) };
    case "centre.panels@2":
      return { ...house, features: changePanels(features, edit) };
    default:
      return changeHome(house, edit);
  }
}

/**
 * Changes the lists that the features brought as a brand's own operations say, one after the other. The gates still narrow
 * what is there: an item has a moduleId. That the operations fit is the build's to say (`listSlotFaults`), so a page neither
 * asks nor fails.
 */
export function applySlots({ loadAll, ...house }: Whole, operations: readonly SlotOperation[]): Whole {
  return {
    ...operations.reduce(apply, house),
    // Whole manifests are other values than what loads first, so they are changed when they have come.
    loadAll: loadAll && (async () => operations.reduce(apply, { ...house, features: await loadAll() }).features),
  };
}

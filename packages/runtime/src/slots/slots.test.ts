import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BrandSettings } from "@marquee/whitelabel";
import type { FeatureModule } from "../FeatureModule.ts";
import { applySlots } from "./applySlots.ts";
import { listSlotIds, slotLists } from "./lists.ts";
import { listSlotFaults } from "./listSlotFaults.ts";
import { type SlotName, type SlotOperation, slotVersions } from "./slots.ts";

const Nothing = (): null => null;
const icon = { $$typeof: Symbol.for("react.test") };
const names = [
  "header.actions",
  "home.sections",
  "menu.entries",
  "centre.panels",
] as const satisfies readonly SlotName[];

const settings: BrandSettings = {
  id: "x",
  name: "X",
  merchantCode: "X",
  platform: "web",
  device: "WEB",
  lotteryType: "SEA",
  overrides: [],
  off: [],
  base: "/",
  locales: { default: "EN", enabled: ["EN"], map: {} },
  themes: { default: "dark", enabled: ["dark"] },
  contacts: { email: "" },
  assets: { logo: "", logoMark: "", favicon: "" },
  layout: { menu: "rail", card: "portrait", hero: "split", home: ["a", "b", "c"] },
};

/** Two features whose items stand in another order than they are listed in. */
const features: readonly FeatureModule[] = [
  {
    id: "a",
    useMenuItems: () => [],
    homeSections: [
      { id: "a", moduleId: "CORE3", Section: Nothing },
      { id: "c", moduleId: "CORE3", Section: Nothing },
    ],
    headerActions: [{ id: "b", order: 20, moduleId: "CORE3", Action: Nothing }],
  },
  {
    id: "b",
    useMenuItems: () => [],
    homeSections: [{ id: "b", moduleId: "CORE3", Section: Nothing }],
    headerActions: [
      { id: "a", order: 10, moduleId: "CORE3", Action: Nothing },
      { id: "c", order: 30, moduleId: "CORE3", Action: Nothing },
    ],
  },
  { id: "c", useMenuItems: () => [] },
];

/** The ids of a slot as they show, from first to last. */
function listShown(house: ReturnType<typeof applySlots>, name: SlotName): readonly string[] {
  if (name === "home.sections")
    return house.settings.layout.home.filter((id) => listSlotIds(house.features, name).includes(id));
  if (name === "menu.entries") return listSlotIds(house.features, name);
  const list: {
    readonly read: (feature: FeatureModule) => readonly { readonly id: string; readonly order: number }[];
  } = slotLists[name];
  return house.features
    .flatMap(list.read)
    .toSorted((a, b) => a.order - b.order)
    .map(({ id }) => id);
}

/** An operation of a slot, typed as an app would write it. */
function toOperation(
  name: SlotName,
  operation: "append" | "prepend" | "replace" | "remove",
  id: string,
): SlotOperation {
  if (name === "header.actions") {
    const slot = "header.actions@1";
    if (operation === "remove") return { slot, operation, id };
    return operation === "replace"
      ? { slot, operation, id, item: { moduleId: "THEME3", Action: Nothing } }
      : { slot, operation, item: { id, moduleId: "THEME3", Action: Nothing } };
  }
  if (name === "home.sections") {
    const slot = "home.sections@1";
    if (operation === "remove") return { slot, operation, id };
    return operation === "replace"
      ? { slot, operation, id, item: { moduleId: "THEME3", Section: Nothing } }
      : { slot, operation, item: { id, moduleId: "THEME3", Section: Nothing } };
  }
  if (name === "menu.entries") {
    const slot = "menu.entries@1";
    if (operation === "remove") return { slot, operation, id };
    return operation === "replace"
      ? { slot, operation, id, item: { moduleId: "THEME3", useMenuItems: () => [] } }
      : { slot, operation, item: { id, moduleId: "THEME3", useMenuItems: () => [] } };
  }
  const slot = "centre.panels@2";
  const panel = {
    centre: "member",
    group: "records",
    moduleId: "THEME3",
    label: { id },
    icon: Object.assign(Nothing, icon),
    load: () => Promise.resolve({ Panel: Nothing }),
  } as const;
  if (operation === "remove") return { slot, operation, id };
  return operation === "replace" ? { slot, operation, id, item: panel } : { slot, operation, item: { id, ...panel } };
}

/** What the same operation does to a plain list. */
function changeList(ids: readonly string[], operation: SlotOperation["operation"], id: string): readonly string[] {
  if (operation === "append") return [...ids, id];
  if (operation === "prepend") return [id, ...ids];
  return operation === "remove" ? ids.filter((each) => each !== id) : ids;
}

const steps = fc.array(
  fc.record({
    name: fc.constantFrom(...names),
    operation: fc.constantFrom("append", "prepend", "replace", "remove"),
    id: fc.constantFrom("a", "b", "c", "d", "e"),
  }),
  { maxLength: 12 },
);

describe("slots", () => {
  it("any operations do to what shows what the same would do to a plain list, and what a list could not do is named, and nothing else", () => {
    fc.assert(
      fc.property(steps, (written) => {
        const shown = new Map<SlotName, readonly string[]>(
          names.map((name) => [name, listShown({ features, settings }, name)]),
        );
        const operations: SlotOperation[] = [];
        for (const { name, operation, id } of written) {
          const ids = shown.get(name) ?? [];
          const isFit = operation === "append" || operation === "prepend" ? !ids.includes(id) : ids.includes(id);
          const next = toOperation(name, operation, id);
          const faults = listSlotFaults(features, [...operations, next]);
          expect(faults.length).toBe(isFit ? 0 : 1);
          if (!isFit) {
            expect(faults[0]).toContain(`slots[${operations.length}] "${name}@${slotVersions[name]}": found `);
            expect(faults[0]).toContain(JSON.stringify(id));
            continue;
          }
          operations.push(next);
          shown.set(name, changeList(ids, operation, id));
        }
        const house = applySlots({ features, settings }, operations);
        for (const name of names) expect([name, listShown(house, name)]).toEqual([name, shown.get(name)]);
      }),
    );
  });

  it("the manifests that load later are changed as those that load first, and nothing loads before it is asked for", async () => {
    let asked = 0;
    const [first] = features;
    const loadAll = async () => {
      asked += 1;
      return features;
    };
    const operations = [toOperation("header.actions", "remove", "a"), toOperation("centre.panels", "append", "z")];
    const house = applySlots({ features: first ? [first] : [], loadAll, settings }, operations);
    expect(asked).toBe(0);
    const whole = { features: (await house.loadAll?.()) ?? [], settings };
    for (const name of names)
      expect(listShown(whole, name)).toEqual(listShown(applySlots({ features, settings }, operations), name));
  });

  it("a replaced item keeps its place and id and has nothing of the old one; the manifests themselves stay as they were", () => {
    const before = JSON.stringify(features);
    const house = applySlots({ features, settings }, [
      toOperation("header.actions", "replace", "a"),
      toOperation("home.sections", "replace", "c"),
    ]);
    expect(house.features.flatMap(({ headerActions = [] }) => headerActions)).toContainEqual({
      id: "a",
      order: 10,
      moduleId: "THEME3",
      Action: Nothing,
    });
    expect(house.features.flatMap(({ homeSections = [] }) => homeSections)).toContainEqual({
      id: "c",
      moduleId: "THEME3",
      Section: Nothing,
    });
    expect(JSON.stringify(features)).toBe(before);
  });

  it.each([
    [
      { slot: "home.sections@0", operation: "remove", id: "a" },
      'slots[0] "home.sections@0": found version 0, expected version 1, which stands now',
    ],
    [{ slot: "home.sections", operation: "remove", id: "a" }, "found version none, expected version 1"],
    [
      { slot: "home.section@1", operation: "remove", id: "a" },
      `found no such slot, expected one of ${Object.entries(slotVersions)
        .map(([name, version]) => `"${name}@${version}"`)
        .join(", ")}`,
    ],
    [{ slot: "toString@1", operation: "remove", id: "a" }, "found no such slot"],
    [
      { slot: "header.actions@1", operation: "wrap", id: "a" },
      'found the operation "wrap", expected append, prepend, replace or remove',
    ],
    [{ slot: "header.actions@1", operation: "append", item: {} }, "found an item without an id"],
    [
      { slot: "centre.panels@2", operation: "remove", id: "a" },
      'found remove of "a", expected one of what stands there: nothing',
    ],
  ])("%j is refused by name", (written, said) => {
    expect(listSlotFaults(features, [written])).toEqual([expect.stringContaining(said)]);
  });
});

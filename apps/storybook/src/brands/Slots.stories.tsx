import { listSlotFaults, listSlotIds, type SlotName, type SlotOperation, slotVersions } from "@marquee/runtime";
import { Badge, Heading, Table, type TableColumn, Text } from "@marquee/ui-kit";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect } from "storybook/test";
import { features } from "virtual:marquee/manifests";
import { brandSlots, slotItems } from "virtual:marquee/slots";
import { BrandPage } from "./BrandPage.tsx";

const isSlotName = (name: string): name is SlotName => Object.hasOwn(slotVersions, name);

type Slot = {
  readonly name: SlotName;
  readonly id: string;
  readonly about: string;
  readonly type: string;
  readonly standing: string;
};

const listSlots = (): readonly Slot[] =>
  Object.keys(slotVersions)
    .filter(isSlotName)
    .map((name) => ({
      name,
      id: `${name}@${slotVersions[name]}`,
      ...slotItems[name],
      standing: listSlotIds(features, name).join(", "),
    }));

const slotColumns: readonly TableColumn<Slot>[] = [
  { key: "slot", title: "Slot and version", toCell: ({ id }) => <code>{id}</code> },
  { key: "about", title: "What stands in it", toCell: ({ about }) => about },
  { key: "type", title: "Item", toCell: ({ type }) => <code>{type}</code> },
  { key: "standing", title: "Stands there", toCell: ({ standing }) => standing },
];

const columns: readonly TableColumn<SlotOperation>[] = [
  { key: "operation", title: "Operation", toCell: ({ operation }) => <Badge>{operation}</Badge> },
  { key: "slot", title: "Slot", toCell: ({ slot }) => <code>{slot}</code> },
  { key: "id", title: "Item", toCell: (edit) => ("id" in edit ? edit.id : edit.item.id) },
  { key: "module", title: "Narrowed by", toCell: (edit) => (edit.operation === "remove" ? "–" : edit.item.moduleId) },
];

const toKey = (edit: SlotOperation): string =>
  `${edit.slot} ${edit.operation} ${"id" in edit ? edit.id : edit.item.id}`;

/** The places of the house that a brand's own code may change, and the brands that do. */
function Slots(): ReactNode {
  return (
    <BrandPage
      title="Slots"
      about="Lists of the house that an app of a brand's own may append to, prepend to, replace in and remove from. A build with another version, or an id that is not there, is refused by name."
    >
      <Table caption="Slots of the house" rows={listSlots()} toKey={({ id }) => id} columns={slotColumns} />
      {Object.entries(brandSlots).map(([brand, operations]) => (
        <section key={brand} aria-label={brand}>
          <Heading level={2} size="title">
            {brand}
          </Heading>
          <Text size="small" tone="muted" role="status">
            {listSlotFaults(features, operations).join("; ") || "Every operation fits the house as it is."}
          </Text>
          <Table caption={`What ${brand} does with them`} rows={operations} toKey={toKey} columns={columns} />
        </section>
      ))}
    </BrandPage>
  );
}

const meta: Meta<typeof Slots> = { title: "Brands/Slots", component: Slots };

export default meta;

export const All: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const used = new Set(
      Object.values(brandSlots)
        .flat()
        .map(({ operation }) => operation),
    );
    await expect([...used].toSorted()).toEqual(["append", "prepend", "remove"]);
    await expect(canvas.getAllByText("Every operation fits the house as it is.")).toHaveLength(
      Object.keys(brandSlots).length,
    );
    for (const { id, about, type } of listSlots())
      await expect([canvas.getAllByText(id).length > 0, about !== "", type !== ""]).toEqual([true, true, true]);
  },
};

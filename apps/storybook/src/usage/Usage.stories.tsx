import { Badge, Table, type TableColumn, Text } from "@marquee/ui-kit";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { usage } from "virtual:marquee/usage";
import { BrandPage } from "../brands/BrandPage.tsx";
import type { ComponentUsage } from "./readUsage.ts";

const statuses = [
  { status: "unused", tone: "danger", about: "No screen and no other component shows it." },
  { status: "part", tone: "neutral", about: "Stands in other components only." },
  { status: "in use", tone: "success", about: "Screens show it." },
] as const;

const toStatus = ({ screens, within }: ComponentUsage) => statuses[screens.length > 0 ? 2 : within.length > 0 ? 1 : 0];
const toWords = (names: readonly string[], more = 6): string =>
  names.length === 0
    ? "–"
    : `${names.slice(0, more).join(", ")}${names.length > more ? ` and ${names.length - more} more` : ""}`;
const rank = (row: ComponentUsage): number => statuses.indexOf(toStatus(row));

const columns: readonly TableColumn<ComponentUsage>[] = [
  {
    key: "name",
    title: "Component",
    toCell: ({ name }) => (
      <Text as="span" strong>
        {name}
      </Text>
    ),
  },
  { key: "status", title: "Status", toCell: (row) => <Badge tone={toStatus(row).tone}>{toStatus(row).status}</Badge> },
  { key: "screens", title: "Screens", align: "end", toCell: ({ screens }) => screens.length },
  { key: "where", title: "Where", toCell: ({ screens }) => toWords(screens) },
  { key: "within", title: "Part of", toCell: ({ within }) => toWords(within) },
];

/** Which screens show which component, by the imports of the sources as they are now; what nobody shows comes first. */
function Usage(): ReactNode {
  const rows = usage.toSorted((one, other) => rank(one) - rank(other) || other.screens.length - one.screens.length);
  const unused = rows.filter((row) => toStatus(row).status === "unused");
  return (
    <BrandPage
      title="Components and who uses them"
      about="Read from the imports of features, runtime and ui-kit whenever the workshop starts or is built."
    >
      <Text role="status" strong>
        {usage.length} components; unused so far:{" "}
        {toWords(
          unused.map(({ name }) => name),
          usage.length,
        )}
      </Text>
      <Table caption="Components and who uses them" rows={rows} toKey={({ name }) => name} columns={columns} />
    </BrandPage>
  );
}

const meta: Meta<typeof Usage> = { title: "Components/Usage", component: Usage };

export default meta;

export const All: StoryObj<typeof meta> = {};

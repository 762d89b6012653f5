import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextField } from "@marquee/ui-kit";
import { loadTexts, withDesk } from "../stories/withDesk.tsx";
import { FilterForm } from "./FilterForm.tsx";
import { type ListColumn, RecordList } from "./RecordList.tsx";
import { useListAddress } from "./useListAddress.ts";

interface Row {
  readonly id: string;
  readonly name: string;
  readonly amount: string;
}

const columns: readonly ListColumn<Row>[] = [
  { key: "id", title: "No.", align: "end", toCell: ({ id }) => id, toText: ({ id }) => id },
  { key: "name", title: "Name", toCell: ({ name }) => name, toText: ({ name }) => name },
  { key: "amount", title: "Amount", align: "end", toCell: ({ amount }) => amount, toText: ({ amount }) => amount },
];
const rows: readonly Row[] = [
  { id: "3", name: "A name", amount: "1,234.50" },
  { id: "2", name: "=HYPERLINK(1)", amount: "-90,000,000,000.00" },
  { id: "1", name: "a-name-without-a-single-blank-in-it-that-goes-on-and-on-and-on", amount: "0.00" },
];

interface Shown {
  readonly data?: { readonly items: readonly Row[]; readonly next: string | null } | undefined;
  readonly error?: unknown;
  readonly isFetching?: boolean;
}

function Sample({ isFetching = false, ...shown }: Shown) {
  const address = useListAddress();
  return (
    <RecordList
      name="sample"
      caption="Sample"
      columns={columns}
      toKey={({ id }) => id}
      loaded={{ ...shown, isFetching, refetch: () => undefined }}
      address={address}
      whole={{ list: "audit", filters: {} }}
      filters={
        <FilterForm label="Filters" names={["name"]} address={address}>
          <TextField name="name" label="Name" />
        </FilterForm>
      }
    />
  );
}

const meta: Meta<typeof Sample> = {
  title: "Back office/Record list",
  component: Sample,
  decorators: [withDesk],
  loaders: [loadTexts],
  args: { data: { items: rows, next: "2" } },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Loading: Story = { args: { data: undefined, isFetching: true } };

export const Empty: Story = { args: { data: { items: [], next: null } } };

export const Failed: Story = {
  args: {
    data: undefined,
    error: { code: "network.abnormal", status: 0, value: {}, fields: [], retryAfter: undefined },
  },
};

export const SavedViews: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Views" }));
  },
};

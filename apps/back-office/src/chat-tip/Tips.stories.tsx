import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { useListAddress } from "../list/useListAddress.ts";
import { loadTexts, withDesk } from "../stories/withDesk.tsx";
import { TipTable } from "./TipTable.tsx";
import type { StaffTip } from "./useTipColumns.tsx";

const tip: StaffTip = {
  tipId: "G261121HARBOUR14",
  kind: "TIP",
  giver: { memberId: "m1", username: "moonwalker" },
  receiver: { memberId: "m2", username: "a".repeat(50) },
  currency: "VND",
  amount: "1234567890.12",
  isLinked: true,
  at: 1_796_000_000_000,
};
const tips: readonly StaffTip[] = [
  tip,
  { ...tip, tipId: "G261121HARBOUR15", kind: "RAIN", amount: "33333.00", isLinked: false },
];
const nothing = (): void => undefined;

function Sample({ data, hasFilters }: { readonly data: readonly StaffTip[]; readonly hasFilters?: boolean }) {
  const loaded = { data, isFetching: false, refetch: nothing };
  return <TipTable loaded={loaded} address={useListAddress()} hasFilters={hasFilters ?? true} />;
}

const meta: Meta = { title: "Back office/Tips in chat rooms: list", decorators: [withDesk], loaders: [loadTexts] };

export default meta;

type Story = StoryObj;

export const Given: Story = {
  render: () => <Sample data={tips} />,
  play: async ({ canvas }) => {
    // a tip between accounts of one person is marked, and both lead to their sheets.
    const marked = canvas.getByText("Accounts of one person").closest('[role="row"]');
    if (!(marked instanceof HTMLElement)) throw new Error("the mark stands in no row");
    await expect(within(marked).getByRole("link", { name: "moonwalker" })).toHaveAttribute(
      "href",
      "/AURELUNE/members/m1",
    );
    await expect(canvas.getAllByText("Accounts of one person")).toHaveLength(1);
    await expect(canvas.getByText("Rain")).toBeVisible();
  },
};

export const Nothing: Story = { render: () => <Sample data={[]} /> };

export const OfMember: Story = {
  render: () => <Sample data={tips} hasFilters={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Rain")).toBeVisible();
    await expect(canvas.queryByRole("searchbox")).toBeNull();
  },
};

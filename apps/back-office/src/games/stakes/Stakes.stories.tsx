import type { StakeRange } from "@marquee/contract/staff";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { loadTexts, withDesk } from "../../stories/withDesk.tsx";
import { StakesForm } from "./StakesForm.tsx";

const range: StakeRange = {
  currency: "VND",
  own: { min: null, max: "20000.00" },
  min: { amount: "2000.00", from: "VENDOR" },
  max: { amount: "20000.00", from: "GAME" },
};

const meta: Meta<typeof StakesForm> = {
  title: "Back office/Stakes",
  component: StakesForm,
  decorators: [withDesk],
  loaders: [loadTexts],
  args: {
    of: { codes: ["rng-luna-1"] },
    stakes: [range],
    version: 1,
    refetch: async () => undefined,
    onDone: () => undefined,
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Limited: Story = {};

/** Games that differ: what is so now is not told, and both ends empty take the limits away. */
export const ManyGames: Story = { args: { stakes: [] } };

import type { RaffleGift } from "@marquee/contract/staff";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { loadTexts, withDesk } from "../stories/withDesk.tsx";
import { DecideGiftForm } from "./DecideGiftForm.tsx";
import { RaffleForm } from "./RaffleForm.tsx";

const meta: Meta = { title: "Back office/Raffles", decorators: [withDesk], loaders: [loadTexts] };

export default meta;

type Story = StoryObj;

const nothing = (): void => undefined;
const gift: RaffleGift = {
  recordId: "L261121LANTERN222",
  raffle: "Lantern raffle",
  gift: "Headphones with a very long name that nobody would read aloud",
  memberId: "m1",
  username: "lanternkeeper01",
  state: "PROCESS",
  at: Date.UTC(2026, 10, 21, 9),
  remark: "",
  decidedBy: null,
  decidedAt: null,
};

export const NewRaffle: Story = { render: () => <RaffleForm onClose={nothing} /> };

export const DecideGift: Story = { render: () => <DecideGiftForm gift={gift} onClose={nothing} /> };

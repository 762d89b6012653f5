import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { CardGrid } from "./CardGrid.tsx";

const meta: Meta<typeof CardGrid> = { title: "Layout/CardGrid", component: CardGrid };

export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  render: () => (
    <CardGrid>
      {Array.from({ length: 14 }, (_, index) => (
        <li key={index}>
          <Skeleton shape="card" />
        </li>
      ))}
    </CardGrid>
  ),
};

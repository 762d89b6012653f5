import type { Meta, StoryObj } from "@storybook/react-vite";
import { VendorChip } from "../VendorChip/VendorChip.tsx";
import { VendorRow } from "./VendorRow.tsx";

const meta: Meta<typeof VendorRow> = { title: "Lobby/VendorRow", component: VendorRow };

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <VendorRow aria-label="Vendors">
      <VendorChip name="All" selected onSelect={() => undefined} />
      {["AV", "DIG", "KOI", "LTN"].map((code) => (
        <VendorChip
          key={code}
          name={code}
          image={`/img/vendors/${code}.svg`}
          hot={code === "KOI"}
          selected={false}
          onSelect={() => undefined}
        />
      ))}
    </VendorRow>
  ),
};

import type { SiteState } from "@marquee/contract/staff";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { loadTexts, withDesk } from "../../stories/withDesk.tsx";
import { SettingForm } from "./SettingForm.tsx";
import { SiteFacts } from "./SiteFacts.tsx";

const meta: Meta = { title: "Back office/Site", decorators: [withDesk], loaders: [loadTexts] };

export default meta;

type Story = StoryObj;

const site: SiteState = {
  maintenance: null,
  restrictedCountries: [],
  favicon: null,
  gtagId: null,
  splitLogin: false,
  tellUnknownAccounts: false,
  allowUrlToken: false,
  passwordDays: null,
  kUnit: ["VND"],
  service: { live: null, vip: null },
  resources: [],
  profileCertificate: null,
};

export const Facts: Story = { render: () => <SiteFacts site={site} /> };

const send = fn(() => Promise.resolve(null));

export const RewardsInThousands: Story = {
  render: () => <SettingForm site={site} send={send} />,
  play: async ({ canvas, userEvent }) => {
    // CN-07, Q-17: the setting is made for one of the merchant's currencies.
    send.mockClear();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Setting" }), "Rewards in thousands (131K)");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Currency" }), "USD");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Is to be" }), "Off");
    await userEvent.type(canvas.getByRole("textbox", { name: "Why" }), "asked for by the partner");
    await userEvent.click(canvas.getByRole("button", { name: "Change now" }));
    await expect(send).toHaveBeenCalledWith(
      { kind: "kUnit", subject: "USD", state: "off" },
      "asked for by the partner",
      "",
    );
  },
};

import type { Meta, StoryObj } from "@storybook/react-vite";
import { hardTexts } from "../../testing/hardTexts.ts";
import { Link } from "../Link/Link.tsx";
import { Text } from "../Text/Text.tsx";
import { Panel } from "./Panel.tsx";

const meta: Meta<typeof Panel> = {
  title: "Dialogs/Panel",
  component: Panel,
  args: {
    title: "Account",
    open: true,
    onClose: () => undefined,
    menu: (
      <Link href="/record" look="quiet">
        Account record
      </Link>
    ),
    menuLabel: "Account menu",
    children: <Text>Nothing yet.</Text>,
  },
};

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutMenu: Story = { args: { menu: undefined } };

export const MenuAlone: Story = { args: { children: undefined }, globals: { viewport: { value: "w360" } } };

export const WithBack: Story = {
  args: { menu: undefined, back: { label: "Back to the menu", onPress: () => undefined } },
  globals: { viewport: { value: "w360" } },
};

export const LongText: Story = { args: { title: hardTexts.unbroken, children: hardTexts.unbroken } };

export const Phone: Story = { globals: { viewport: { value: "w360" } } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };

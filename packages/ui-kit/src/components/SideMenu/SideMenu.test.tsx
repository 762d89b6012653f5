import { expect, it, vi } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { HomeIcon, LotteryIcon } from "../Icon/icons.ts";
import { SideMenu } from "./SideMenu.tsx";

const launch = vi.fn();
const groups = [
  [
    { key: "home", label: "Home", icon: HomeIcon, href: "/", current: true },
    { key: "lott", label: "Lottery", icon: LotteryIcon, onPress: launch },
  ],
];

it("SM-18: is 240 px wide or 72 px with names still there", async () => {
  const mini = vi.fn();
  const screen = await renderWithUiKit(<SideMenu label="Menu" groups={groups} onMini={mini} />);
  const menu = screen.getByRole("navigation", { name: "Menu" });
  expect(menu.element().getBoundingClientRect().width).toBe(240);
  await screen.getByRole("button", { name: "Collapse menu" }).click();
  expect(mini).toHaveBeenCalledExactlyOnceWith(true);
  await screen.rerender(<SideMenu label="Menu" groups={groups} mini onMini={mini} />);
  await expect.poll(() => menu.element().getBoundingClientRect().width).toBe(72);
  await expect.element(screen.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
  await expect.element(screen.getByRole("link", { name: "Home" })).toHaveAttribute("title", "Home");
});

it("has places and actions", async () => {
  const screen = await renderWithUiKit(<SideMenu label="Menu" groups={groups} />);
  await screen.getByRole("button", { name: "Lottery" }).click();
  expect(launch).toHaveBeenCalledTimes(1);
});

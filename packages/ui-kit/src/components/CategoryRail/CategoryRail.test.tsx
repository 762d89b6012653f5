import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { HotIcon } from "../Icon/icons.ts";
import { CategoryRail } from "./CategoryRail.tsx";

const items = ["Hot", "Slots", "Fish"].map((label) => ({
  key: label,
  label,
  href: `/${label}`,
  icon: HotIcon,
  current: label === "Slots",
}));

it("marks the open page and walks with arrow keys, Home and End", async () => {
  const screen = await renderWithUiKit(<CategoryRail label="Categories" items={items} />);
  const link = (name: string): Element => screen.getByRole("link", { name }).element();
  expect(link("Slots").getAttribute("aria-current")).toBe("page");
  await userEvent.tab();
  for (const [key, name] of [
    ["{ArrowRight}", "Slots"],
    ["{End}", "Fish"],
    ["{ArrowRight}", "Hot"],
    ["{ArrowLeft}", "Fish"],
    ["{Home}", "Hot"],
  ] as const) {
    await userEvent.keyboard(key);
    expect(document.activeElement).toBe(link(name));
  }
});

import { page, userEvent } from "vitest/browser";
import { expect, it, vi } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { Menu } from "./Menu.tsx";

const entries = [
  { key: "EN", label: "English" },
  { key: "VI", label: "Tiếng Việt", lang: "vi" },
];

it("SM-09: opens by keyboard, marks the choice in force, chooses another and gives the focus back", async () => {
  const choose = vi.fn();
  const screen = await renderWithUiKit(
    <Menu label="Language" entries={entries} chosen="EN" onChoose={choose}>
      EN
    </Menu>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("menuitemradio", { name: "English" })).toHaveAttribute("aria-checked", "true");
  await expect.element(page.getByRole("menuitemradio", { name: "English" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(choose).toHaveBeenCalledExactlyOnceWith("VI");
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement).toBe(screen.getByRole("button", { name: "Language" }).element());
});

it("closes by Escape without a choice", async () => {
  const choose = vi.fn();
  const screen = await renderWithUiKit(
    <Menu label="Help" entries={entries} onChoose={choose}>
      Help
    </Menu>,
  );
  await screen.getByRole("button", { name: "Help" }).click();
  await expect.poll(() => page.getByRole("menu").element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("menu")).not.toBeInTheDocument();
  expect(choose).not.toHaveBeenCalled();
});

it("walks by arrows and goes around, jumps by Home, End and letters", async () => {
  const choose = vi.fn();
  await renderWithUiKit(
    <Menu
      label="Help"
      entries={[
        { key: "rules", label: "Rules" },
        { key: "chat", label: "Chat" },
        { key: "mail", label: "Mail" },
      ]}
      onChoose={choose}
    >
      Help
    </Menu>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(() => document.activeElement?.textContent).toBe("Rules");
  for (const [key, label] of [
    ["{ArrowUp}", "Mail"],
    ["{ArrowDown}", "Rules"],
    ["{End}", "Mail"],
    ["{Home}", "Rules"],
    ["c", "Chat"],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.poll(() => document.activeElement?.textContent).toBe(label);
  }
  await userEvent.keyboard("{Enter}");
  expect(choose).toHaveBeenCalledExactlyOnceWith("chat");
});

import { page, userEvent } from "vitest/browser";
import { expect, it, vi } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { Panel } from "./Panel.tsx";

it("SH-16: opens over the page with its own menu, closes by button and Escape, and the page keeps its place", async () => {
  const close = vi.fn();
  const panel = (open: boolean) => (
    <div style={{ height: "3000px" }}>
      <Panel title="Account" open={open} onClose={close} menu={<a href="#record">Record</a>} menuLabel="Account menu">
        Content
      </Panel>
    </div>
  );
  const screen = await renderWithUiKit(panel(false));
  window.scrollTo(0, 700);
  await screen.rerender(panel(true));
  const dialog = page.getByRole("dialog", { name: "Account" });
  await expect.element(dialog.getByRole("navigation", { name: "Account menu" })).toBeVisible();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard("{Escape}");
  await dialog.getByRole("button", { name: "Close" }).click();
  expect(close).toHaveBeenCalledTimes(2);
  await screen.rerender(panel(false));
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => window.scrollY).toBe(700);
});

it("has a way back before its title, and a menu alone fills it", async () => {
  const back = vi.fn();
  const panel = (isList: boolean) => (
    <Panel
      title="Account"
      open
      onClose={() => undefined}
      {...(isList
        ? { menu: <a href="#record">Record</a>, menuLabel: "Account menu" }
        : { back: { label: "All entries", onPress: back }, children: "Content" })}
    />
  );
  const screen = await renderWithUiKit(panel(false));
  const dialog = page.getByRole("dialog", { name: "Account" });
  const arrow = dialog.getByRole("button", { name: "All entries" });
  await arrow.click();
  expect(back).toHaveBeenCalledTimes(1);
  expect(arrow.element().getBoundingClientRect().right).toBeLessThanOrEqual(
    dialog.getByRole("heading").element().getBoundingClientRect().left + 1,
  );
  await screen.rerender(panel(true));
  await expect.element(arrow).not.toBeInTheDocument();
  const menu = dialog.getByRole("navigation", { name: "Account menu" }).element().getBoundingClientRect();
  expect(Math.abs(menu.bottom - dialog.element().getBoundingClientRect().bottom)).toBeLessThan(2);
});

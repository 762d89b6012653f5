import { page, userEvent } from "vitest/browser";
import { expect, it, vi } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { Panel } from "./Panel.tsx";

it("SH-16: opens over the page with its own menu, closes by button and Escape, and the page keeps its place", async () => {
  const close = vi.fn();
  const panel = (open: boolean) => <div style={{ height: "3000px" }}><Panel title="Account" open={open} onClose={close} menu={<a href="#record">Record</a>} menuLabel="Account menu">Content</Panel></div>;
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

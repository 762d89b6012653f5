import { page, userEvent } from "vitest/browser";
import { expect, it, vi } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

it("LG-19: asks, has the focus on no, and cannot be answered twice", async () => {
  const [yes, no] = [vi.fn(), vi.fn()];
  const ask = (busy: boolean) => (
    <ConfirmDialog title="Log out?" open confirm="Log out" onConfirm={yes} onClose={no} busy={busy}>
      You can come back.
    </ConfirmDialog>
  );
  const screen = await renderWithUiKit(ask(false));
  const dialog = page.getByRole("alertdialog", { name: "Log out?" });
  await expect.poll(() => document.activeElement?.textContent).toBe("Cancel");
  await userEvent.keyboard("{Enter}");
  expect(no).toHaveBeenCalledTimes(1);
  await dialog.getByRole("button", { name: "Log out" }).click();
  await screen.rerender(ask(true));
  await dialog.getByRole("button", { name: "Log out" }).click({ force: true });
  await userEvent.keyboard("{Escape}");
  expect([yes.mock.calls.length, no.mock.calls.length]).toEqual([1, 1]);
});

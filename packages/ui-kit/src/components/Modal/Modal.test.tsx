import { useState, type ReactElement, type ReactNode } from "react";
import { page, userEvent } from "vitest/browser";
import { describe, expect, it, vi } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { Button } from "../Button/Button.tsx";
import { Modal } from "./Modal.tsx";

function Example({ locked = false, onClose }: { readonly locked?: boolean; readonly onClose?: () => void }): ReactNode {
  const [open, setOpen] = useState(0);
  const close = (): void => {
    onClose?.();
    setOpen((level) => level - 1);
  };
  return (
    <div style={{ height: "3000px" }}>
      <Button onClick={() => setOpen(1)}>Log in</Button>
      <Modal
        title="Log in"
        open={open >= 1}
        onClose={close}
        locked={locked}
        actions={<Button onClick={() => setOpen(2)}>Forgot?</Button>}
      >
        <input aria-label="Username" />
      </Modal>
      <Modal title="Forgot password" open={open >= 2} onClose={close}>
        Second
      </Modal>
    </div>
  );
}

const open = async (element: ReactElement) => {
  const screen = await renderWithUiKit(element);
  await screen.getByRole("button", { name: "Log in" }).click();
  const dialog = page.getByRole("dialog", { name: "Log in" });
  await expect.element(dialog).toBeVisible();
  // The focus follows the dialog: a key that is pressed before would go elsewhere.
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  return dialog;
};

describe("Modal", () => {
  it("HD-12: has its title and a close button", async () => {
    const dialog = await open(<Example />);
    await expect.element(dialog.getByRole("heading", { name: "Log in" })).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it("HD-13: a press on the backdrop closes it, a press inside does not", async () => {
    const close = vi.fn();
    const dialog = await open(<Example onClose={close} />);
    await dialog.getByRole("heading").click();
    expect(close).not.toHaveBeenCalled();
    await userEvent.click(document.elementFromPoint(20, 20) ?? document.body, { position: { x: 20, y: 20 } });
    await expect.element(dialog).not.toBeInTheDocument();
    expect(close).toHaveBeenCalledTimes(1);
  });

  it("HD-13: a locked one cannot be left", async () => {
    const dialog = await open(<Example locked />);
    expect(dialog.getByRole("button", { name: "Close" }).elements()).toHaveLength(0);
    await userEvent.keyboard("{Escape}");
    await userEvent.click(document.elementFromPoint(20, 20) ?? document.body, { position: { x: 20, y: 20 } });
    await expect.element(dialog).toBeVisible();
  });

  it("HD-14: the page behind does not scroll and does not jump sideways", async () => {
    const screen = await renderWithUiKit(<Example />);
    const opener = screen.getByRole("button", { name: "Log in" });
    const left = opener.element().getBoundingClientRect().left;
    await opener.click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
    expect(getComputedStyle(document.documentElement).overflow).toContain("hidden");
    expect(opener.element().getBoundingClientRect().left).toBe(left);
  });

  it("HD-15: Escape closes the top one only", async () => {
    const first = await open(<Example />);
    await first.getByRole("button", { name: "Forgot?" }).click();
    const second = page.getByRole("dialog", { name: "Forgot password" });
    await expect.element(second).toBeVisible();
    await expect.poll(() => second.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Escape}");
    await expect.element(second).not.toBeInTheDocument();
    await expect.element(first).toBeVisible();
  });

  it("HD-16: Tab stays inside and the opener has the focus again afterwards", async () => {
    const dialog = await open(<Example />);
    for (let step = 0; step < 7; step += 1) {
      await userEvent.tab();
      expect(dialog.element().contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.textContent).toBe("Log in");
  });

  it.each([
    ["normal", 440],
    ["wide", 760],
  ] as const)("a %s one is %i px wide", async (size, width) => {
    await renderWithUiKit(
      <Modal title="Log in" size={size} open onClose={() => undefined}>
        Content
      </Modal>,
    );
    // The surface's border stands around the dialog.
    await expect
      .poll(() => page.getByRole("dialog").element().parentElement?.getBoundingClientRect().width)
      .toBe(width);
  });

  it("HD-16: of two that open at once the last one can be used, and what is behind it cannot", async () => {
    await renderWithUiKit(
      <>
        <Modal title="Member centre" open onClose={() => undefined}>
          <input aria-label="Amount" />
        </Modal>
        <Modal title="New terms" open onClose={() => undefined}>
          <input aria-label="Remark" />
        </Modal>
      </>,
    );
    const dialog = page.getByRole("dialog", { name: "New terms" });
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
    expect(dialog.element().closest("[inert]")).toBeNull();
    const first = page.getByRole("dialog", { name: "Member centre", includeHidden: true });
    expect(first.element().closest("[inert]")).not.toBeNull();
  });
});

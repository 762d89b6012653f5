import { useState, type ReactNode } from "react";
import { cdp, page, userEvent } from "vitest/browser";
import { afterEach, expect, it } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { setWindow } from "../../../test/setWindow.ts";
import { Button } from "../Button/Button.tsx";
import { Sheet } from "./Sheet.tsx";
import { swipeDistance } from "./useSwipeDown.ts";

afterEach(() => setWindow(1280, 800));

function Example(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Deposit</Button>
      <Sheet title="Deposit" open={open} onClose={() => setOpen(false)} actions={<Button>Next</Button>}>
        Content
      </Sheet>
    </>
  );
}

const open = async (width: number) => {
  await setWindow(width, 700);
  const screen = await renderWithUiKit(<Example />);
  await screen.getByRole("button", { name: "Deposit" }).click();
  const dialog = page.getByRole("dialog", { name: "Deposit" });
  await expect.element(dialog).toBeVisible();
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
  return dialog;
};
const toBox = (element: Element): { readonly bottom: number; readonly width: number; readonly height: number } => {
  const { bottom, width, height } = element.getBoundingClientRect();
  return { bottom: Math.round(bottom), width: Math.round(width), height: Math.round(height) };
};

it("stands at the foot of a phone and at the edge of a desk", async () => {
  const dialog = await open(360);
  await expect
    .poll(() => toBox(dialog.element()))
    .toMatchObject({ bottom: 700, width: Math.round(document.body.getBoundingClientRect().width) });
  expect(dialog.element().getBoundingClientRect().height).toBeLessThan(400);
  await setWindow(1280, 700);
  await expect.poll(() => toBox(dialog.element())).toMatchObject({ bottom: 700, height: 700, width: 419 });
  // A key goes to what has the focus, which a change of the window's size may have moved for a moment.
  await expect.poll(() => dialog.element().contains(document.activeElement) && document.hasFocus()).toBe(true);
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toBe("Deposit");
});

it("closes by a pull of 96 px at its handle, and springs back from a shorter one", async () => {
  expect(swipeDistance).toBe(96);
  const dialog = await open(360);
  const pull = async (distance: number): Promise<void> => {
    const frame = window.frameElement?.getBoundingClientRect();
    const handle = document.querySelector('[data-part="handle"]')?.getBoundingClientRect();
    const toScreen = (pixels: number): number => ((frame?.width ?? window.innerWidth) / window.innerWidth) * pixels;
    const [x, y] = [(frame?.left ?? 0) + toScreen(180), (frame?.top ?? 0) + toScreen((handle?.top ?? 0) + 6)];
    const move = (type: "mousePressed" | "mouseMoved" | "mouseReleased", to: number): Promise<unknown> =>
      cdp().send("Input.dispatchMouseEvent", { type, x, y: to, button: "left", buttons: 1, clickCount: 1 });
    await move("mousePressed", y);
    await move("mouseMoved", y + toScreen(distance / 2));
    await move("mouseMoved", y + toScreen(distance));
    await move("mouseReleased", y + toScreen(distance));
  };
  await expect.poll(() => toBox(dialog.element()).bottom).toBe(700);
  // The frame of the run takes its new size, and with it its scale, a moment after the window inside it.
  let last = 0;
  await expect
    .poll(() => {
      const [before, now] = [last, window.frameElement?.getBoundingClientRect().width ?? 1];
      last = now;
      return now === before;
    })
    .toBe(true);
  await pull(swipeDistance - 6);
  await expect.poll(() => toBox(dialog.element()).bottom).toBe(700);
  await pull(swipeDistance + 6);
  await expect.element(dialog).not.toBeInTheDocument();
});

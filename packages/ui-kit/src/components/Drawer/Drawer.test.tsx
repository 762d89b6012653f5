import { useState, type ReactNode } from "react";
import { page, userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { Button } from "../Button/Button.tsx";
import { Drawer } from "./Drawer.tsx";

function Example({ side }: { readonly side?: "start" | "end" }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Drawer title="Filters" open={open} onClose={() => setOpen(false)} side={side}>
        Content
      </Drawer>
    </>
  );
}

it.each([
  ["start", "left"],
  ["end", "right"],
] as const)(
  "comes from the %s edge, as high as the window; Escape closes it and the opener has the focus again",
  async (side, edge) => {
    const screen = await renderWithUiKit(<Example side={side} />);
    await screen.getByRole("button", { name: "Filters" }).click();
    const dialog = page.getByRole("dialog", { name: "Filters" });
    await expect.element(dialog).toBeVisible();
    const toGap = (): number => {
      const box = dialog.element().getBoundingClientRect();
      return Math.round(edge === "left" ? box.left : document.body.getBoundingClientRect().right - box.right);
    };
    await expect.poll(toGap).toBe(0);
    expect(dialog.element().getBoundingClientRect().height).toBe(window.innerHeight);
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.textContent).toBe("Filters");
  },
);

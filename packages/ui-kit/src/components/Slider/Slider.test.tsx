import { useState, type ReactNode } from "react";
import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { Slider } from "./Slider.tsx";

function Example(): ReactNode {
  const [value, setValue] = useState(30);
  return (
    <Slider
      label="Remind me every"
      min={10}
      max={120}
      step={10}
      value={value}
      onChange={setValue}
      toText={(minutes) => `${minutes} minutes`}
    />
  );
}

it("moves by arrows, Page Up and Down, Home and End, and reads its value as words", async () => {
  const screen = await renderWithUiKit(<Example />);
  await userEvent.tab();
  const slider = screen.getByRole("slider", { name: "Remind me every" });
  for (const [key, value] of [
    ["{ArrowRight}", 40],
    ["{ArrowLeft}", 30],
    ["{ArrowUp}", 40],
    ["{ArrowDown}", 30],
    ["{End}", 120],
    ["{Home}", 10],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(slider).toHaveAttribute("aria-valuetext", `${value} minutes`);
  }
  await userEvent.keyboard("{PageUp}");
  await expect.element(slider).not.toHaveValue("10");
  expect(slider.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

it("goes the other way from right to left", async () => {
  const screen = await renderWithUiKit(
    <div dir="rtl">
      <Example />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(screen.getByRole("slider")).toHaveValue("40");
});

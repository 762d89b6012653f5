import { useState, type ReactNode } from "react";
import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { NumberField } from "./NumberField.tsx";

function Example(): ReactNode {
  const [value, setValue] = useState("3");
  return (
    <NumberField
      label="Tickets"
      min={1}
      max={50}
      value={value}
      onChange={setValue}
      words={{ less: "One less", more: "One more" }}
    />
  );
}

it("is a spin button: arrows, Page Up and Down, Home and End, within its bounds", async () => {
  const screen = await renderWithUiKit(<Example />);
  await userEvent.tab();
  const box = screen.getByRole("spinbutton", { name: "Tickets" });
  expect(document.activeElement).toBe(box.element());
  for (const [key, shown] of [
    ["{ArrowUp}", "4"],
    ["{ArrowDown}", "3"],
    ["{PageUp}", "13"],
    ["{PageDown}", "3"],
    ["{End}", "50"],
    ["{ArrowUp}", "50"],
    ["{Home}", "1"],
    ["{ArrowDown}", "1"],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(box).toHaveAttribute("aria-valuenow", shown);
    await expect.element(box).toHaveValue(shown);
  }
  await expect.element(box).toHaveAttribute("aria-valuemin", "1");
  await expect.element(box).toHaveAttribute("aria-valuemax", "50");
  await expect.element(screen.getByRole("button", { name: "One less" })).toBeDisabled();
  await screen.getByRole("button", { name: "One more" }).click();
  await expect.element(box).toHaveValue("2");
});

it("keeps what is no number as it was typed, and takes the digits of other scripts", async () => {
  const screen = await renderWithUiKit(<Example />);
  const box = screen.getByRole("spinbutton");
  await box.fill("12 apples");
  await expect.element(box).toHaveValue("12 apples");
  await expect.element(box).not.toHaveAttribute("aria-valuenow");
  await box.fill("๔๒");
  await expect.element(box).toHaveValue("42");
  await expect.element(box).toHaveAttribute("inputmode", "numeric");
});

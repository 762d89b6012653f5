import { useState, type ReactNode } from "react";
import { userEvent } from "vitest/browser";
import { expect, it, vi } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { MoneyField } from "./MoneyField.tsx";

const heard = vi.fn();

function Example(): ReactNode {
  const [value, setValue] = useState("");
  return (
    <>
      <MoneyField
        label="Amount"
        currency="₫"
        value={value}
        onChange={(next) => {
          heard(next);
          setValue(next);
        }}
        limits={{ min: "50000", max: "100000000", toText: (min, max) => `From ${min} to ${max}` }}
      />
      <button type="button" onClick={() => setValue("200000")}>
        200k
      </button>
    </>
  );
}

it("is typed over whole when the keyboard comes into it, though thousands were kept apart", async () => {
  const screen = await renderWithUiKit(<Example />);
  const box = screen.getByRole("textbox", { name: "Amount" });
  await screen.getByRole("button", { name: "200k" }).click();
  await expect.element(box).toHaveValue("200,000");
  await userEvent.tab({ shift: true });
  await expect.element(box).toHaveValue("200000");
  await userEvent.keyboard("5");
  await expect.element(box).toHaveValue("5");
  await screen.getByRole("button", { name: "200k" }).click();
  await box.fill("70000");
  await expect.element(box).toHaveValue("70000");
});

it("tells its bounds before typing, asks a phone for number keys, and keeps thousands apart afterwards", async () => {
  const screen = await renderWithUiKit(<Example />);
  const box = screen.getByRole("textbox", { name: "Amount" });
  await expect.element(box).toHaveAccessibleDescription("From ₫50,000.00 to ₫100,000,000.00");
  await expect.element(box).toHaveAttribute("inputmode", "decimal");
  await box.click();
  await userEvent.keyboard("12345678901234567890.125");
  expect(heard).toHaveBeenLastCalledWith("12345678901234567890.125");
  await expect.element(box).toHaveValue("12345678901234567890.125");
  await userEvent.tab();
  await expect.element(box).toHaveValue("12,345,678,901,234,567,890.125");
});

it("loses nothing of what is no amount", async () => {
  const screen = await renderWithUiKit(<Example />);
  const box = screen.getByRole("textbox");
  await box.fill("fifty thousand");
  await userEvent.tab();
  await expect.element(box).toHaveValue("fifty thousand");
  expect(heard).toHaveBeenLastCalledWith("fifty thousand");
});

it("takes a pasted amount, and one that is set from elsewhere while it has the focus", async () => {
  const screen = await renderWithUiKit(<Example />);
  const box = screen.getByRole("textbox");
  await box.fill("1,500,000.00");
  expect(heard).toHaveBeenLastCalledWith("1500000.00");
  await screen.getByRole("button", { name: "200k" }).click();
  await expect.element(box).toHaveValue("200,000");
});

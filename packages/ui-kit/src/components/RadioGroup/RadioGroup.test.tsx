import { useState, type ReactNode } from "react";
import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { RadioGroup } from "./RadioGroup.tsx";

function Example({ error }: { readonly error?: string }): ReactNode {
  const [value, setValue] = useState("bank");
  return (
    <RadioGroup
      label="Pay by"
      hint="No fees"
      error={error}
      required
      value={value}
      onChange={setValue}
      options={[
        { value: "bank", label: "Bank transfer", detail: "A few minutes" },
        { value: "card", label: "Card" },
        { value: "coin", label: "Coins", disabled: true },
      ]}
    />
  );
}

it("has one Tab stop; arrow keys choose, go around and pass over what is off", async () => {
  const screen = await renderWithUiKit(
    <>
      <Example />
      <button type="button">After</button>
    </>,
  );
  await userEvent.tab();
  const isChosen = (name: string): Promise<void> =>
    expect.element(screen.getByRole("radio", { name, exact: true })).toBeChecked();
  await isChosen("Bank transfer");
  for (const [key, name] of [
    ["{ArrowDown}", "Card"],
    ["{ArrowDown}", "Bank transfer"],
    ["{ArrowUp}", "Card"],
    ["{ArrowLeft}", "Bank transfer"],
  ] as const) {
    await userEvent.keyboard(key);
    await isChosen(name);
  }
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe("After");
});

it("says what is expected, what is wrong, and what follows from a choice", async () => {
  const screen = await renderWithUiKit(<Example error="Choose one" />);
  const group = screen.getByRole("radiogroup", { name: "Pay by" });
  await expect.element(group).toHaveAccessibleDescription("Choose one");
  await expect.element(group).toHaveAttribute("aria-invalid", "true");
  await expect
    .element(screen.getByRole("radio", { name: "Bank transfer" }))
    .toHaveAccessibleDescription("A few minutes");
  for (const choice of screen.container.querySelectorAll("label"))
    expect(choice.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

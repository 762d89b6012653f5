import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { TextArea } from "./TextArea.tsx";

it("is named by its label, and hint and error are read with it", async () => {
  const screen = await renderWithUiKit(
    <TextArea label="Your message" hint="5 to 500 words" error="Too short" required />,
  );
  const field = screen.getByRole("textbox", { name: "Your message" });
  await expect.element(field).toBeInvalid();
  await expect.element(field).toHaveAttribute("aria-required", "true");
  await expect.element(field).toHaveAccessibleDescription(/Too short/);
});

it("takes several lines: Enter begins one, and sends nothing", async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const screen = await renderWithUiKit(
    <form onSubmit={onSubmit}>
      <TextArea label="Your message" />
    </form>,
  );
  await screen.getByRole("textbox", { name: "Your message" }).click();
  await userEvent.keyboard("One{Enter}Two");
  await expect.element(screen.getByRole("textbox", { name: "Your message" })).toHaveValue("One\nTwo");
  expect(onSubmit).not.toHaveBeenCalled();
});

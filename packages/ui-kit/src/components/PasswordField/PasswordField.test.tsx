import { expect, it } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { PasswordField } from "./PasswordField.tsx";

it("shows and hides what is typed and lets password managers in", async () => {
  const screen = await renderWithUiKit(
    <PasswordField label="Password" autoComplete="current-password" defaultValue="s3cret" />,
  );
  const input = screen.getByLabelText("Password", { exact: true });
  await expect.element(input).toHaveAttribute("type", "password");
  await screen.getByRole("button", { name: "Show password" }).click();
  await expect.element(input).toHaveAttribute("type", "text");
  await screen.getByRole("button", { name: "Hide password" }).click();
  await expect.element(input).toHaveAttribute("type", "password");
  await expect.element(input).toHaveAttribute("autocomplete", "current-password");
});

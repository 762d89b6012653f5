import { expect, it } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { Refusal } from "./Refusal.tsx";

it("is read out at once, and is not there without a text", async () => {
  const screen = await renderWithUiKit(<Refusal text="" />);
  expect(screen.getByRole("alert").query()).toBeNull();
  await screen.rerender(<Refusal text="Too much" />);
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Too much");
});

import { expect, it } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { ProgressBar } from "./ProgressBar.tsx";

it("is read out by its name and its figures, and never leaves its ends", async () => {
  const screen = await renderWithUiKit(<ProgressBar label="Played" text="40 of 100" value={0.4} />);
  const bar = screen.getByRole("progressbar", { name: "Played" });
  await expect.element(bar).toHaveAttribute("aria-valuetext", "40 of 100");
  await expect.element(bar).toHaveAttribute("aria-valuenow", "40");
  for (const [value, shown] of [
    [7, "100"],
    [-1, "0"],
    [Number.NaN, "0"],
  ] as const) {
    await screen.rerender(<ProgressBar label="Played" text="" value={value} />);
    await expect.element(bar).toHaveAttribute("aria-valuenow", shown);
  }
});

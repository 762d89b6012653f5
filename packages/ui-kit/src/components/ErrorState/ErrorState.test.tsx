import { expect, it, vi } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { ErrorState } from "./ErrorState.tsx";

it("SH-24: says what failed at once and tries again", async () => {
  const retry = vi.fn();
  const screen = await renderWithUiKit(
    <ErrorState title="Network link is abnormal" onRetry={retry}>
      Check your connection.
    </ErrorState>,
  );
  await expect
    .element(screen.getByRole("alert").getByRole("heading", { name: "Network link is abnormal" }))
    .toBeVisible();
  await screen.getByRole("button", { name: "Try again" }).click();
  expect(retry).toHaveBeenCalledTimes(1);
});

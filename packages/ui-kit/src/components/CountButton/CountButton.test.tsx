import { expect, it, vi } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { AnnouncementIcon } from "../Icon/icons.ts";
import { CountButton } from "./CountButton.tsx";

it("HD-10: says in its name alone how many there are, draws them up to 99, and nothing at none", async () => {
  const press = vi.fn();
  const draw = (count: number) => (
    <CountButton label={`Announcements, ${count} new`} count={count} onClick={press}>
      <AnnouncementIcon />
    </CountButton>
  );
  const screen = await renderWithUiKit(draw(120));
  await expect.element(screen.getByText("99+")).toBeVisible();
  const button = screen.getByRole("button", { name: "Announcements, 120 new", exact: true });
  await button.click();
  expect(press).toHaveBeenCalledTimes(1);
  await screen.rerender(draw(0));
  await expect.element(screen.getByRole("button", { name: "Announcements, 0 new" })).toBeVisible();
  await expect.element(screen.getByText("99+")).not.toBeInTheDocument();
});

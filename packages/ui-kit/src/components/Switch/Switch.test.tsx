import { userEvent } from "vitest/browser";
import { expect, it, vi } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { Switch } from "./Switch.tsx";

it("is a switch that Space turns, with its words as a target of 44 px", async () => {
  const turn = vi.fn();
  const screen = await renderWithUiKit(
    <Switch label="Sound" detail="In games" defaultChecked onChange={({ target }) => turn(target.checked)} />,
  );
  const track = screen.getByRole("switch", { name: "Sound", exact: true });
  await expect.element(track).toBeChecked();
  await expect.element(track).toHaveAccessibleDescription("In games");
  await userEvent.tab();
  await userEvent.keyboard(" ");
  await expect.element(track).not.toBeChecked();
  await screen.getByText("Sound").click();
  await expect.element(track).toBeChecked();
  expect(turn.mock.calls.flat()).toEqual([false, true]);
  expect(screen.container.querySelector("label")?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

it("moves its thumb to the other end in both reading directions", async () => {
  const screen = await renderWithUiKit(
    <>
      <Switch label="On" defaultChecked />
      <div dir="rtl">
        <Switch label="Off" defaultChecked />
      </div>
    </>,
  );
  const shift = (name: string): string =>
    getComputedStyle(screen.getByRole("switch", { name }).element(), "::before").translate;
  expect([shift("On"), shift("Off")]).toEqual(["20px", "-20px"]);
});

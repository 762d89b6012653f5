import { page, userEvent } from "vitest/browser";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { Modal } from "../Modal/Modal.tsx";
import { Tooltip, tooltipDelay } from "./Tooltip.tsx";

const tip = (
  <Tooltip text="Paid out once a day">
    {(ties) => (
      <button type="button" {...ties}>
        Bonus
      </button>
    )}
  </Tooltip>
);
const isShown = (): boolean => document.querySelector('[role="tooltip"]')?.matches(":popover-open") ?? false;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("shows at once for who comes by Tab, and Escape hides it without closing the dialog below", async () => {
  const close = vi.fn();
  await renderWithUiKit(
    <Modal title="Offer" open onClose={close}>
      {tip}
    </Modal>,
  );
  const button = page.getByRole("button", { name: "Bonus" });
  await expect.element(button).toHaveAccessibleDescription("Paid out once a day");
  await userEvent.tab();
  while (document.activeElement !== button.element()) await userEvent.tab();
  await vi.advanceTimersByTimeAsync(0);
  await expect.poll(isShown).toBe(true);
  await userEvent.keyboard("{Escape}");
  await vi.advanceTimersByTimeAsync(0);
  await expect.poll(isShown).toBe(false);
  expect(close).not.toHaveBeenCalled();
});

it("waits 400 ms for a pointer, stays 150 ms after it left, so that one can point at the words", async () => {
  expect(tooltipDelay).toEqual({ show: 400, hide: 150 });
  const screen = await renderWithUiKit(<div style={{ padding: "100px" }}>{tip}</div>);
  await userEvent.hover(screen.getByRole("button"));
  await vi.advanceTimersByTimeAsync(399);
  expect(isShown()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(isShown).toBe(true);
  await userEvent.hover(screen.getByRole("tooltip"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(isShown()).toBe(true);
  await userEvent.unhover(screen.getByRole("tooltip"));
  await vi.advanceTimersByTimeAsync(149);
  expect(isShown()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(isShown).toBe(false);
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { Countdown } from "./Countdown.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("runs every second for eyes; a reader hears the start and the end only, and the end is told once", async () => {
  const end = vi.fn();
  const screen = await renderWithUiKit(
    <Countdown
      until={Date.now() + 3000}
      toStartWords={(seconds) => `A new code in ${seconds} seconds`}
      endWords="Ask for a new code now"
      onEnd={end}
    />,
  );
  const seen = (): string | null | undefined => screen.container.querySelector("[aria-hidden]")?.textContent;
  const heard = (): string | null => screen.getByRole("status").element().textContent;
  await vi.advanceTimersByTimeAsync(0);
  await expect.poll(heard).toBe("A new code in 3 seconds");
  for (const clock of ["0:02", "0:01"]) {
    await vi.advanceTimersByTimeAsync(1000);
    await expect.poll(seen).toBe(clock);
    expect(heard()).toBe("A new code in 3 seconds");
  }
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(heard).toBe("Ask for a new code now");
  await vi.advanceTimersByTimeAsync(5000);
  expect([seen(), end.mock.calls.length]).toEqual(["0:00", 1]);
});

it("catches up after a sleep", async () => {
  const screen = await renderWithUiKit(<Countdown until={Date.now() + 60_000} toStartWords={String} endWords="Over" />);
  vi.setSystemTime(Date.now() + 45_000);
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(() => screen.container.querySelector("[aria-hidden]")?.textContent).toBe("0:14");
});

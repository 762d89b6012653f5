import { expect, it, onTestFinished, vi } from "vitest";
import { renderWithUiKit } from "../../test/renderWithUiKit.tsx";
import { useTypingSignal } from "./useTypingSignal.ts";

function Field({
  say,
  subject = "one",
  every,
}: {
  readonly say: (isTyping: boolean) => void;
  readonly subject?: string;
  readonly every?: number;
}) {
  const { press, stop } = useTypingSignal(say, subject, every);
  return (
    <>
      <button onClick={press}>Press</button>
      <button onClick={stop}>Stop</button>
    </>
  );
}

it("says at once that somebody is there, that something is typed, and that it has stopped by itself or by sending", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const said: boolean[] = [];
  const say = (isTyping: boolean): void => void said.push(isTyping);
  const screen = await renderWithUiKit(<Field say={say} every={20_000} />);
  const press = () => screen.getByRole("button", { name: "Press" }).click();
  await expect.poll(() => said).toEqual([false]);
  await press();
  await expect.poll(() => said).toEqual([false, true]);
  vi.advanceTimersByTime(3_000);
  await press();
  vi.advanceTimersByTime(3_000);
  // While keys follow it is said again after four seconds.
  await press();
  await expect.poll(() => said).toEqual([false, true, true]);
  vi.advanceTimersByTime(4_000);
  await expect.poll(() => said).toEqual([false, true, true, false]);
  await press();
  await screen.getByRole("button", { name: "Stop" }).click();
  await expect.poll(() => said.slice(4)).toEqual([true, false]);
  vi.advanceTimersByTime(20_000);
  await expect.poll(() => said.slice(6)).toEqual([false]);
  await screen.rerender(<Field say={say} subject="two" every={20_000} />);
  await expect.poll(() => said).toHaveLength(8);
  await screen.unmount();
  vi.advanceTimersByTime(60_000);
  expect(said).toHaveLength(8);
});

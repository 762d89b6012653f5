import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { dismissToast, listToasts, notify, toastLimit, toastTime } from "./notify.ts";
import { Toaster } from "./Toaster.tsx";

describe("notify", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
    for (const { id } of listToasts()) dismissToast(id);
  });

  it("stays 6 seconds, and an error until it is closed", async () => {
    expect(toastTime).toBe(6000);
    const screen = await renderWithUiKit(<Toaster />);
    notify("Saved", { tone: "success" });
    notify("Not saved", { tone: "error" });
    await expect.element(screen.getByRole("status")).toHaveTextContent("Saved");
    await vi.advanceTimersByTimeAsync(5999);
    expect(listToasts()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(listToasts().map(({ message }) => message)).toEqual(["Not saved"]);
    await screen.getByRole("alert").getByRole("button", { name: "Close" }).click();
    expect(listToasts()).toHaveLength(0);
  });

  it("shows three at most; the next one comes when one goes", async () => {
    expect(toastLimit).toBe(3);
    const screen = await renderWithUiKit(<Toaster />);
    for (const message of ["One", "Two", "Three", "Four"]) notify(message, { tone: "error" });
    await expect.poll(() => screen.getByRole("alert").elements().length).toBe(3);
    await screen.getByRole("button", { name: "Close" }).first().click();
    await expect.element(screen.getByText("Four")).toBeVisible();
  });

  it("waits while someone points at it", async () => {
    const screen = await renderWithUiKit(<Toaster />);
    notify("Read me");
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    await screen.getByText("Read me").hover();
    await expect.poll(() => vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(toastTime * 2);
    expect(listToasts()).toHaveLength(1);
  });

  it("does not say the same thing twice at once and offers one thing to do", async () => {
    const press = vi.fn();
    const screen = await renderWithUiKit(<Toaster />);
    for (let index = 0; index < 3; index += 1)
      notify("Network link is abnormal", { tone: "error", action: { label: "Try again", onPress: press } });
    expect(listToasts()).toHaveLength(1);
    await screen.getByRole("button", { name: "Try again" }).click();
    expect([press.mock.calls.length, listToasts().length]).toEqual([1, 0]);
  });
});

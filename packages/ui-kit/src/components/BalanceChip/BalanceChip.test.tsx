import { describe, expect, it, vi } from "vitest";
import { renderWithUiKit } from "../../../test/renderWithUiKit.tsx";
import { setWindow } from "../../../test/setWindow.ts";
import { announceEvery, BalanceChip } from "./BalanceChip.tsx";

const chip = (props: Partial<Parameters<typeof BalanceChip>[0]>) => (
  <BalanceChip label="Balance" amount="1234.5" currency="₫" onRefresh={() => undefined} {...props} />
);

describe("BalanceChip", () => {
  it("WL-01, WL-02: shows two decimals, thousands separators and the sign before the amount", async () => {
    const screen = await renderWithUiKit(chip({}));
    await expect.element(screen.getByText("₫1,234.50")).toBeVisible();
  });

  it("HD-17: says that it is updating instead of an old amount, and asks only once", async () => {
    const refresh = vi.fn();
    const screen = await renderWithUiKit(chip({ onRefresh: refresh, updating: "更新中" }));
    await screen.getByRole("button", { name: "Refresh balance" }).click();
    await screen.rerender(chip({ onRefresh: refresh, updating: "更新中", busy: true }));
    await expect.element(screen.getByText("更新中")).toBeVisible();
    await screen.getByRole("button", { name: "Refresh balance" }).click();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it("covers the amount, for screen readers too", async () => {
    const hide = vi.fn();
    const screen = await renderWithUiKit(chip({ hidden: true, onHide: hide }));
    await expect.element(screen.getByText("••••")).toHaveAccessibleName("Balance hidden");
    expect(screen.container.textContent).not.toContain("1,234");
    await screen.getByRole("button", { name: "Show balance" }).click();
    expect(hide).toHaveBeenCalledExactlyOnceWith(false);
  });

  it("covers the amount on a phone by a press on it, where there is no room for the eye", async () => {
    await setWindow(360, 640);
    const hide = vi.fn();
    const screen = await renderWithUiKit(chip({ onHide: hide }));
    const box = screen.getByText("₫1,234.50").element().getBoundingClientRect();
    const pressed = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    expect(pressed?.getAttribute("aria-label")).toBe("Hide balance");
    await screen.getByRole("button", { name: "Hide balance" }).click();
    expect(hide).toHaveBeenCalledExactlyOnceWith(true);
    await setWindow(1280, 800);
  });

  it("holds a very large amount in a narrow header", async () => {
    const screen = await renderWithUiKit(<div style={{ width: "220px" }}>{chip({ amount: "-1234567890.12" })}</div>);
    const holder = screen.getByRole("group", { name: "Balance" }).element();
    expect(holder.getBoundingClientRect().width).toBeLessThanOrEqual(220);
  });

  it("reads a change out at most every 5 seconds, and the last one always", async () => {
    expect(announceEvery).toBe(5000);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
    const screen = await renderWithUiKit(chip({ amount: "1" }));
    const said = (): string | null | undefined => screen.container.querySelector('[role="status"]')?.textContent;
    const change = async (amount: string, wait: number): Promise<void> => {
      await screen.rerender(chip({ amount }));
      await vi.advanceTimersByTimeAsync(wait);
    };
    expect(said()).toBe("");
    await change("2", 1);
    await expect.poll(said).toBe("Balance ₫2.00");
    await change("3", 2000);
    await change("4", 2900);
    expect(said()).toBe("Balance ₫2.00");
    await vi.advanceTimersByTimeAsync(100);
    await expect.poll(said).toBe("Balance ₫4.00");
    vi.useRealTimers();
  });
});

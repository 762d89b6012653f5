import { getBalance, getStatus, listVendors } from "@marquee/contract";
import { type Answer, answer, listAnswers } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { openScreen, patience, toSetting } from "../openScreen.tsx";

const fault = page.getByRole("main").getByRole("alert");

describe("without an answer", () => {
  it("SH-24: home says once that the gateway does not answer, and tries again on request and when the connection is back", async () => {
    let isBack = false;
    const own = listAnswers({ ...toSetting("aurelune").world, situation: "default" });
    const answers = own
      .filter(({ endpoint }) => endpoint.name !== getStatus.name && !endpoint.stream)
      .map(({ endpoint, toValue }): Answer => ({
        endpoint,
        toValue: (query, body) => {
          if (!isBack) throw new Error("no connection");
          return toValue(query, body);
        },
      }));
    const { listCalls } = await openScreen({ path: "/", answers });
    await expect.element(fault.getByRole("heading", { name: "Network link is abnormal" }), patience).toBeVisible();
    await expect.element(fault).toMatchTextContent("The games could not be loaded.");
    expect(fault.elements()).toHaveLength(1);
    const before = listCalls(listVendors).length;
    await fault.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => listCalls(listVendors).length).toBeGreaterThan(before);
    await expect.element(fault.getByRole("button", { name: "Try again" })).toBeEnabled();
    isBack = true;
    globalThis.dispatchEvent(new Event("online"));
    for (const name of ["Slots", "Hot games"])
      await expect
        .element(page.getByRole("main").getByRole("region", { name }).getByRole("article").first(), patience)
        .toBeVisible();
    await expect.element(fault).not.toBeInTheDocument();
  });

  it("ER-12: home says so in the page's language", async () => {
    await openScreen({ path: "/", situation: "offline", setting: toSetting("aurelune", "own", "VI") });
    await expect.element(fault.getByRole("heading", { name: "Kết nối mạng bất thường" }), patience).toBeVisible();
    await expect.element(fault.getByRole("button", { name: "Thử lại" })).toBeVisible();
  });

  it("SH-24, WL-01: a balance that cannot be refreshed says so, and keeps the last one", async () => {
    const { currency, currencySymbol } = toSetting("aurelune").world.merchant;
    let isOut = false;
    const answers = [
      answer(getBalance, () => {
        if (isOut) throw new Error("no connection");
        return { sumBalance: "1234.50", currency, currencySymbol, wallets: [] };
      }),
    ];
    await openScreen({ path: "/inhouse", visitor: "member", answers });
    const balance = page.getByRole("group", { name: "Balance" });
    await expect.element(balance.getByText("₫1,234.50").first(), patience).toBeVisible();
    isOut = true;
    await balance.getByRole("button", { name: "Refresh the balance" }).click();
    await expect.element(page.getByRole("alert").getByText("Network link is abnormal").first(), patience).toBeVisible();
    await expect.element(balance.getByText("₫1,234.50").first()).toBeVisible();
  });
});

import { getBalance, getDisplayRate, getMemberIcon, toToday } from "@marquee/contract";
import { type Answer, answer } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { hold } from "../answersInTurn.ts";
import { openScreen, patience, toSetting } from "../openScreen.tsx";

const header = page.getByRole("banner");
const balance = header.getByRole("group", { name: "Balance" });
const login = page.getByRole("dialog", { name: "Log in" });
const openLogin = header.getByRole("button", { name: "Log in" });

const toBalance = (brand: string, sumBalance: string): Answer => {
  const { currency, currencySymbol } = toSetting(brand).world.merchant;
  return answer(getBalance, () => ({ sumBalance, currency, currencySymbol, wallets: [] }));
};

describe("a guest's header", () => {
  it("HD-02, HD-06, HD-08: has free demo, log in and register; both open their popup", async () => {
    await openScreen({ path: "/inhouse" });
    await expect.element(header.getByRole("button", { name: "Free demo" }), patience).toBeVisible();
    await openLogin.click();
    await expect.element(login.getByLabelText("Username"), patience).toBeVisible();
    await login.getByRole("button", { name: "Close", exact: true }).click();
    await header.getByRole("button", { name: "Register" }).click();
    await expect
      .element(page.getByRole("dialog", { name: "Join Aurelune" }).getByLabelText("Username"), patience)
      .toBeVisible();
  });

  it("HD-02: has all three in sight on a phone too, in every language of the brand", async () => {
    await openScreen({ path: "/inhouse", window: [360, 740] });
    for (const [language, names] of [
      ["EN", ["Free demo", "Log in", "Register"]],
      ["CN", ["免费试玩", "登录", "注册"]],
      ["VI", ["Chơi thử", "Đăng nhập", "Đăng ký"]],
    ] as const) {
      if (language !== "EN") {
        await page.getByRole("navigation").last().getByRole("button").last().click();
        await page.getByRole("dialog").getByRole("combobox").selectOptions(language);
        await userEvent.keyboard("{Escape}");
      }
      for (const name of names)
        await expect.element(header.getByRole("button", { name, exact: true }), patience).toBeInViewport({ ratio: 1 });
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    }
  });

  it("HD-12: each of a guest's popups has its title and a close button that closes it", async () => {
    await openScreen({ path: "/inhouse" });
    for (const [opener, title] of [
      ["Log in", "Log in"],
      ["Register", "Join Aurelune"],
      ["Announcements", "Announcements"],
    ] as const) {
      const button = page.getByRole("button", { name: opener, exact: true }).first();
      await expect.element(button, patience).toBeVisible();
      await button.click();
      const dialog = page.getByRole("dialog", { name: title });
      await expect.element(dialog.getByRole("heading", { name: title }), patience).toBeVisible();
      await dialog.getByRole("button", { name: "Close", exact: true }).click();
      await expect.element(dialog).not.toBeInTheDocument();
    }
  });

  it("HD-13, HD-15: a modal closes on the backdrop and on Escape", async () => {
    await openScreen({ path: "/inhouse" });
    await expect.element(openLogin, patience).toBeVisible();
    for (const close of [
      () => userEvent.keyboard("{Escape}"),
      () => userEvent.click(document.documentElement, { position: { x: 5, y: 500 }, force: true }),
    ]) {
      await openLogin.click();
      await expect.element(login.getByLabelText("Username"), patience).toBeVisible();
      await close();
      await expect.element(login).not.toBeInTheDocument();
    }
  });

  it("HD-14, HD-16: nothing scrolls behind a modal, Tab stays inside it, and the focus returns", async () => {
    await openScreen({ path: "/" });
    await expect.element(openLogin, patience).toBeVisible();
    await openLogin.click();
    const isInside = (): boolean => login.element().contains(document.activeElement);
    await expect.element(login.getByLabelText("Username"), patience).toBeVisible();
    // An earlier Tab would move through the page behind.
    await expect.poll(isInside).toBe(true);
    expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight);
    await expect.element(document.documentElement).toHaveStyle({ overflow: "hidden" });
    const before = scrollY;
    await userEvent.wheel(login, { delta: { y: 600 } });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    expect(scrollY).toBe(before);
    for (let press = 0; press < 15; press += 1) {
      await userEvent.keyboard("{Tab}");
      expect(isInside()).toBe(true);
    }
    await userEvent.keyboard("{Escape}");
    await expect.element(openLogin).toHaveFocus();
  });
});

describe("a member's header", () => {
  it("HD-03: has the picture, name and label, the balance with a refresh, the centre and the logout", async () => {
    const { listCalls } = await openScreen({ path: "/inhouse", visitor: "member" });
    const account = header.getByRole("button", { name: "Member centre of Koi Gold" });
    await expect.element(account, patience).toBeVisible();
    await expect.poll(() => account.element().querySelector("img")?.naturalWidth ?? 0, patience).toBeGreaterThan(0);
    expect(account.element().querySelector("img")?.src).toContain("/img/avatars/7.svg");
    await expect.element(balance.getByText("₫1,234,567,890.12").first(), patience).toBeVisible();
    const before = listCalls(getBalance).length;
    await balance.getByRole("button", { name: "Refresh the balance" }).click();
    await expect.poll(() => listCalls(getBalance).length).toBe(before + 1);
    await account.click();
    const centre = page.getByRole("dialog", { name: "Member centre" });
    await expect.element(centre, patience).toBeVisible();
    await centre.getByRole("button", { name: "Close", exact: true }).click();
    await expect.element(centre).not.toBeInTheDocument();
    await header.getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await expect.element(page.getByRole("alertdialog", { name: "Log out?" }), patience).toBeVisible();
  });

  it("HD-03, MC-03: has Deposit beside the balance at each width, to be pressed by a finger, and it leads there", async () => {
    await openScreen({ path: "/inhouse", visitor: "member" });
    const deposit = header.getByRole("button", { name: "Deposit", exact: true });
    await expect.element(deposit, patience).toBeVisible();
    await expect.element(balance, patience).toBeVisible();
    for (const width of [360, 375, 480, 640, 768, 1024, 1280, 1600]) {
      await page.viewport(width, 800);
      await expect.element(deposit).toBeInViewport({ ratio: 1 });
      const [money, button] = [balance, deposit].map((each) => each.element().getBoundingClientRect());
      expect((button?.left ?? 0) - (money?.right ?? 0), `at ${width} px`).toBeLessThan(24);
      expect(button?.left, `at ${width} px`).toBeGreaterThanOrEqual(money?.right ?? 0);
      expect(Math.min(button?.width ?? 0, button?.height ?? 0), `at ${width} px`).toBeGreaterThanOrEqual(44);
      expect(document.documentElement.scrollWidth, `at ${width} px`).toBeLessThanOrEqual(width);
    }
    await page.viewport(360, 740);
    await deposit.click();
    const centre = page.getByRole("dialog", { name: "Member centre" });
    await expect.element(centre.getByRole("heading", { level: 3, name: "Deposit" }), patience).toBeVisible();
  });

  it("HD-01: gives the theme's switch to the menu on a narrow phone, where it works as in the header", async () => {
    await openScreen({ path: "/inhouse", visitor: "member", window: [360, 740] });
    await expect.element(balance, patience).toBeVisible();
    const inHeader = header.getByRole("button", { name: "Light theme", includeHidden: true });
    await expect.element(inHeader).not.toBeVisible();
    await page.getByRole("navigation", { name: "Quick menu" }).getByRole("button", { name: "Menu" }).click();
    const theme = page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Light theme" });
    const before = document.documentElement.dataset["theme"];
    const wasPressed = before === "light";
    await expect.element(theme, patience).toHaveAttribute("aria-pressed", String(wasPressed));
    await theme.click();
    await expect.element(theme).toHaveAttribute("aria-pressed", String(!wasPressed));
    expect(document.documentElement.dataset["theme"]).not.toBe(before);
    await theme.click();
    expect(document.documentElement.dataset["theme"]).toBe(before);
    await userEvent.keyboard("{Escape}");
    await page.viewport(480, 740);
    await expect.element(inHeader).toBeVisible();
  });

  it("HD-18: has the default picture where the member's does not load", async () => {
    const icon = "data:image/png;base64,broken";
    await openScreen({
      path: "/inhouse",
      visitor: "member",
      answers: [answer(getMemberIcon, () => ({ icon, list: [icon] }))],
    });
    const account = header.getByRole("button", { name: "Member centre of Koi Gold" });
    await expect.element(account, patience).toBeVisible();
    await expect.poll(() => account.element().querySelector("[data-art=portrait]"), patience).not.toBeNull();
    expect(account.element().querySelector("img")).toBeNull();
  });

  it("HD-17, WL-01, WL-02: says that the balance loads, then shows it with symbol, separators and two decimals", async () => {
    const held = hold(toBalance("aurelune", "1234.50"));
    await openScreen({ path: "/inhouse", visitor: "member", answers: [held] });
    await expect.element(balance, patience).toMatchTextContent("updating");
    await expect.element(balance).not.toMatchTextContent(/\d/);
    held.release();
    await expect.element(balance.getByText("₫1,234.50").first()).toBeVisible();
    await expect.element(balance).not.toMatchTextContent("updating");
  });

  it.each(["aurelune", "kickline"])(
    "WL-01: has the whole balance to be read at %s at each width from 360 px",
    async (brand) => {
      await openScreen({
        path: "/inhouse",
        visitor: "member",
        brand,
        answers: [toBalance(brand, "100000.00"), answer(getDisplayRate, () => ({ rate: null }))],
      });
      const money = balance.getByText(/\d\.\d\d$/).first();
      await expect.element(money, patience).toBeVisible();
      const isWhole = (): boolean => {
        const element = money.element();
        return [element, element.parentElement ?? element].every(
          ({ scrollWidth, clientWidth }) => clientWidth === 0 || scrollWidth <= clientWidth,
        );
      };
      for (const width of [360, 375, 480, 640, 768, 1024, 1280]) {
        await page.viewport(width, 800);
        await expect.element(money).toBeInViewport({ ratio: 1 });
        await expect.poll(isWhole, { message: `at ${width} px` }).toBe(true);
      }
    },
  );

  it("X-48: the second currency is whole to be read on a phone, and a rate older than two days is not shown", async () => {
    const rate = { currency: "VND", rate: "803.076923076923", date: toToday("UTC") };
    const open = (shown: typeof rate) =>
      openScreen({
        path: "/inhouse",
        visitor: "member",
        brand: "kickline",
        window: [375, 812],
        answers: [toBalance("kickline", "12345.67"), answer(getDisplayRate, () => ({ rate: shown }))],
      });
    await open(rate);
    const second = balance.getByText("≈ 9,914,522 VND", { exact: true });
    await expect.element(second, patience).toBeInViewport({ ratio: 1 });
    const { scrollWidth, clientWidth } = second.element().parentElement ?? document.body;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
    await open({ ...rate, date: "2026-01-01" });
    await expect.element(balance.getByText("฿12,345.67").first(), patience).toBeVisible();
    await expect.element(balance.getByText("≈", { exact: false })).not.toBeInTheDocument();
  });
});

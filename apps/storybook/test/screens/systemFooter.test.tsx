import { getContentPage, getHelpCenter, getStatus, listVendors, type VendorCard } from "@marquee/contract";
import { type Answer, answer } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience, toSetting } from "../openScreen.tsx";

const foot = page.getByRole("contentinfo");
const main = page.getByRole("main");
const readDescription = (): string | null | undefined =>
  document.querySelector("meta[name=description]")?.getAttribute("content");

const toCard = (code: string): VendorCard => ({
  vassalage: code,
  name: `Maker ${code}`,
  isHot: 0,
  gameCategory: "RNG",
  gameClassify: "SLOT",
  icon: `/no-such-place/${code}.png`,
  accountTypeName: code,
  maintenance: false,
  kind: "LIST",
  gameCount: 3,
});

const noHelp = answer(getHelpCenter, () => ({ categories: [] }));

describe("the foot of a page", () => {
  it.each([
    ["aurelune", 18, "Aurelune"],
    ["kickline", 20, "Kickline"],
  ] as const)(
    "FT-04, FT-06: has the age mark with its text, the year and the brand, on each page of %s that has one",
    async (brand, age, name) => {
      for (const path of ["/", "/rng", "/inhouse", "/hot", "/no-such-page"]) {
        await openScreen({ path, brand });
        await expect.element(foot.getByText(`${age}+`, { exact: true }), patience).toBeVisible();
        const words = new RegExp(`^Gambling is for adults aged ${age} and over\\. Play with money you can spare`);
        await expect.element(foot.getByText(words)).toBeVisible();
        await expect.element(foot).toMatchTextContent(`© ${new Date().getFullYear()} ${name}`);
      }
    },
  );

  it("FT-03: names the ways to pay that the site offers, each with its icon, and nothing where there is none", async () => {
    await openScreen({ path: "/" });
    const ways = foot.getByRole("region", { name: "Ways to pay" });
    await expect.element(ways, patience).toBeVisible();
    const readWays = (): readonly string[] =>
      ways
        .getByRole("listitem")
        .elements()
        .map((way) => `${way.querySelectorAll("svg").length} ${way.textContent ?? ""}`);
    expect(readWays()).toEqual(["1 QR code", "1 Bank transfer", "1 E-wallet", "1 Card", "1 Crypto", "1 Voucher"]);
    await openScreen({ path: "/", situation: "empty" });
    await expect.element(foot, patience).toBeVisible();
    await expect.element(ways).not.toBeInTheDocument();
  });

  it("CS-01: Contact Us opens customer service from the foot, the help centre and the page about the site; a mail where there is none", async () => {
    const pathList = [{ type: "3", name: "Chat", path: "no address" }];
    const service = changedAnswer(getStatus, ({ info }) => ({
      info: { ...info, customerService: { csType: "NORMAL" as const, version: { pathList } } },
    }));
    for (const path of ["/about", "/help?q=nothing-of-the-kind"]) {
      await openScreen({ path, answers: [service, noHelp] });
      await expect.element(main.getByRole("button", { name: "Contact Us" }), patience).toBeVisible();
      await expect.element(foot.getByRole("button", { name: "Contact Us" }), patience).toBeVisible();
      await openScreen({ path, answers: [noHelp] });
      for (const place of [main, foot])
        await expect
          .element(place.getByRole("link", { name: "Contact Us" }), patience)
          .toHaveAttribute("href", expect.stringMatching(/^mailto:/));
    }
  });

  it("FT-05: shows each vendor of the site once, with its icon; one whose icon does not come keeps its name", async () => {
    const vendors = answer(listVendors, () => ({
      data: {
        lanes: [
          { gameCategory: "RNG" as const, title: "Slots", cards: ["A", "B"].map(toCard) },
          { gameCategory: "INHOUSE" as const, title: "In-house", cards: ["B", "C"].map(toCard) },
        ],
      },
    }));
    await openScreen({ path: "/safer-play", answers: [vendors] });
    const makers = foot.getByRole("region", { name: "Providers" });
    await expect.element(makers, patience).toBeVisible();
    const readMakers = (): readonly (string | null)[] =>
      makers
        .getByRole("listitem")
        .elements()
        .map(({ textContent }) => textContent);
    expect(readMakers()).toEqual(["Maker A", "Maker B", "Maker C"]);
    // Tried three times, then a sign of the house stands in its place.
    await makers.element().scrollIntoView();
    await expect.poll(() => makers.element().querySelectorAll("li svg").length, patience).toBe(3);
    expect(readMakers()).toEqual(["Maker A", "Maker B", "Maker C"]);
  });

  it("FT-10: names the licence, who watches over it and who helps, with links that leave the site alone", async () => {
    await openScreen({ path: "/safer-play", brand: "kickline" });
    await expect
      .element(foot, patience)
      .toMatchTextContent("Run by Northgate Sports Ltd. under licence SEA-0917-D of Demo Gaming Authority.");
    for (const [name, href] of [
      ["Demo Gaming Authority", "https://regulator.example/licences/SEA-0917-D"],
      ["Gambling Therapy", "https://www.gamblingtherapy.org"],
    ] as const) {
      const link = foot.getByRole("link", { name });
      await expect.element(link).toHaveAttribute("href", href);
      await expect.element(link).toHaveAttribute("target", "_blank");
    }
  });

  it("FT-10: a page from which no way leads to another has the licence itself", async () => {
    await openScreen({ path: "/helpmc", brand: "kickline" });
    for (const name of ["Demo Gaming Authority", "Gambling Therapy"])
      await expect.element(main.getByRole("link", { name }), patience).toBeVisible();
  });

  it("FT-04: links to the terms, privacy and safer play, which name the brand and its age", async () => {
    // A page that loads no games: the foot of one that does moves while they come.
    await openScreen({ path: "/safer-play", brand: "kickline" });
    await expect.element(main.getByRole("link", { name: /@/ }), patience).toBeVisible();
    for (const name of ["Terms of use", "Privacy", "Safer play"]) {
      const link = foot.getByRole("link", { name, exact: true });
      await expect.element(link, patience).toBeVisible();
      await link.click();
      await expect.element(page.getByRole("heading", { level: 1, name, exact: true }), patience).toHaveFocus();
      await expect.element(main).toMatchTextContent("Kickline");
      // What outlives a deleted account under a break from play is said in full.
      if (name === "Privacy")
        await expect
          .element(main)
          .toMatchTextContent(
            "codes made of your contacts, linked social accounts, document numbers, payment accounts, name and birthday stay until it ends, even when your account is deleted",
          );
      await expect
        .element(main.getByRole("link", { name: /@/ }))
        .toHaveAttribute("href", expect.stringMatching(/^mailto:/));
    }
    await expect.element(main).toMatchTextContent("Nobody under 20 may play.");
  });

  it("FT-01: tells about the site, in the chosen language", async () => {
    await openScreen({ path: "/safer-play" });
    // The foot stays where it is once the page is there.
    await expect.element(page.getByRole("heading", { level: 1, name: "Safer play" }), patience).toBeVisible();
    await foot.getByRole("link", { name: "About us" }).click();
    await expect.element(page.getByRole("heading", { level: 1, name: "About Aurelune" }), patience).toBeVisible();
    await page.getByLabelText("Language").selectOptions("Tiếng Việt");
    await expect.element(page.getByRole("heading", { level: 1, name: "Giới thiệu Aurelune" }), patience).toBeVisible();
  });

  it("FT-01, X-55: what staff have written stands there instead, cleaned, and marked where it is in another language", async () => {
    const written: Answer = answer(getContentPage, () => ({
      page: {
        slug: "about" as const,
        version: 2,
        title: "Our own story",
        content: "<p>Since 2019<script>document.title = 'hit'</script></p>",
        language: "VI" as const,
        updatedAt: Date.UTC(2026, 10, 20),
      },
    }));
    await openScreen({ path: "/about", answers: [written] });
    await expect.element(page.getByRole("heading", { level: 1, name: "Our own story" }), patience).toBeVisible();
    await expect.element(main.getByText("Since 2019")).toBeVisible();
    expect(main.getByRole("article").element().getAttribute("lang")).toBe("vi-VN");
    expect(document.title).not.toBe("hit");
    await expect.element(main.getByText("Games of many makers")).not.toBeInTheDocument();
  });

  it("FT-02: start opens the registration for a guest, and the page of invitations for a member", async () => {
    const start = main.getByRole("button", { name: "Start" });
    await openScreen({ path: "/safer-play" });
    await foot.getByRole("link", { name: "Affiliates" }).click();
    await expect.element(start, patience).toBeVisible();
    await start.click();
    await expect.element(page.getByRole("dialog", { name: /^Join / }), patience).toBeVisible();
    await openScreen({ path: "/affiliate", visitor: "member" });
    await expect.element(start, patience).toBeVisible();
    await start.click();
    await expect
      .element(page.getByRole("dialog").getByRole("heading", { name: "Invite friends" }).first(), patience)
      .toBeVisible();
  });

  it("FT-07: says why where the brand says so, and not elsewhere", async () => {
    const why = main.getByRole("heading", { level: 2, name: "Why become an affiliate" });
    const how = main.getByRole("heading", { level: 2, name: "How it works" });
    await openScreen({ path: "/affiliate", setting: toSetting("aurelune", "full"), visitor: "member" });
    await expect.element(why, patience).toBeVisible();
    await openScreen({ path: "/affiliate" });
    await expect.element(how, patience).toBeVisible();
    await expect.element(why).not.toBeInTheDocument();
  });
});

describe("the head of a page", () => {
  it("SH-01: each page has a title and a description of its own", async () => {
    const described = new Set<unknown>();
    const pages = [
      ["/", "Aurelune"],
      ["/rng", "Slots · Aurelune"],
      ["/inhouse", "In-house · Aurelune"],
      ["/hot", "Hot games · Aurelune"],
      ["/search?q=a", "Search games · Aurelune"],
      ["/login", "Log in · Aurelune"],
      ["/terms", "Terms of use · Aurelune"],
      ["/privacy", "Privacy · Aurelune"],
      ["/safer-play", "Safer play · Aurelune"],
    ] as const;
    for (const [path, title] of pages) {
      document.title = "before";
      await openScreen({ path });
      await expect.poll(() => document.title, patience).toBe(title);
      described.add(readDescription());
    }
    expect(described.size).toBe(pages.length);
    await openScreen({ path: "/inhouse", visitor: "member" });
    const account = page.getByRole("button", { name: /^Member centre of/ });
    await expect.element(account, patience).toBeVisible();
    await account.click();
    await expect.poll(() => document.title, patience).toBe("Security · Aurelune");
    await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).click();
    await expect.poll(() => document.title).toBe("In-house · Aurelune");
  });
});

import { launchGame, launchGameFallback, type LaunchValue, listGames, loginFreePlay } from "@marquee/contract";
import { answer, refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { toGame } from "../games.ts";
import { openScreen, patience } from "../openScreen.tsx";

const main = page.getByRole("main");
const cards = main.getByRole("article");
const header = page.getByRole("banner");
const findFrame = (): HTMLIFrameElement | null => document.querySelector("main iframe");
const playDemo = async (): Promise<void> => {
  const demo = cards.first().getByRole("button", { name: /^Demo/ });
  await expect.element(demo, patience).toBeVisible();
  await demo.click();
};

const launched: LaunchValue = { sessionToken: "story", openIn: "IFRAME", expiresAt: 4_102_444_800_000 };

describe("a launch", () => {
  it("GM-21, CN-05: sends the fields of the specification, each with its value", async () => {
    const games = [toGame("Koi")];
    const { listCalls } = await openScreen({
      path: "/inhouse",
      visitor: "member",
      answers: [answer(listGames, () => ({ games, totalPages: 1, totalCount: 1 }))],
    });
    const play = cards.first().getByRole("button", { name: /^Play / });
    await expect.element(play, patience).toBeVisible();
    await play.click();
    await expect.poll(() => listCalls(launchGame), patience).toHaveLength(1);
    expect(listCalls(launchGame)[0]?.body).toEqual({
      gameId: "code-Koi",
      nodeId: "node-Koi",
      accountType: 1,
      confirmTrans: 0,
      vassalage: "KOI",
      launchMode: "GLS",
      platform: "html5-desktop",
      clientType: 3,
      username: "koi_player",
      token: "story-token",
      merchantCode: "AURELUNE",
      language: "EN",
      backUrl: `${location.origin}/inhouse`,
      mode: "REAL",
    });
  });

  it("GM-23: opens the game by game_url, or else by game_url2", async () => {
    const url = `${location.origin}/img/banners/1.svg?of=koi`;
    for (const named of [{ game_url: url }, { game_url2: url }]) {
      await openScreen({ path: "/inhouse", answers: [answer(launchGame, () => ({ ...launched, ...named }))] });
      await playDemo();
      await expect.poll(() => findFrame()?.src.split("&")[0], patience).toBe(url);
    }
  });

  it.each(["javascript:alert(1)", "https://play.elsewhere.example/play/a?t=1"])(
    "GM-26, ER-14: that answers %s says that the address is invalid, and opens nothing",
    async (wrong) => {
      await openScreen({ path: "/inhouse", answers: [answer(launchGame, () => ({ ...launched, game_url: wrong }))] });
      await playDemo();
      await expect
        .element(page.getByRole("heading", { name: "Invalid URL, contact customer service" }), patience)
        .toBeVisible();
      expect(findFrame()).toBeNull();
    },
  );

  it("AP-32: goes through the second channel when the first does not answer", async () => {
    const { listCalls } = await openScreen({
      path: "/inhouse",
      answers: [
        answer(launchGame, () => {
          throw new Error("no connection");
        }),
      ],
    });
    await playDemo();
    await expect.poll(findFrame, patience).not.toBeNull();
    expect(listCalls(launchGameFallback)).toHaveLength(1);
    expect(listCalls(launchGameFallback)[0]?.body).toEqual(listCalls(launchGame)[0]?.body);
  });

  it("GM-25, ER-18: a game under maintenance is marked and does not open; its address says so", async () => {
    const games = [toGame("Koi", { maintenance: true }), toGame("Heron")];
    const { listCalls } = await openScreen({
      path: "/inhouse",
      answers: [answer(listGames, () => ({ games, totalPages: 1, totalCount: 2 }))],
    });
    const tile = page.getByRole("button", { name: "Play Koi" });
    await expect.element(cards.filter({ hasText: "Koi" }), patience).toMatchTextContent("Game under maintenance");
    await expect.element(tile).toHaveAttribute("aria-disabled", "true");
    await expect.element(cards.filter({ hasText: "Heron" })).not.toMatchTextContent("maintenance");
    await tile.click({ force: true });
    await expect.element(page.getByRole("heading", { level: 1, name: "In-house" })).toBeInTheDocument();
    expect(listCalls(launchGame)).toEqual([]);
    await openScreen({
      path: "/game?gameCode=Koi&nodeId=Koi&vassalage=KOI&accountTypeName=KOI&gameName=Koi&mode=DEMO&back=%2Frng",
      answers: [refusal(launchGame, "game.maintenance")],
    });
    await expect
      .element(page.getByRole("heading", { name: "This game is under maintenance." }), patience)
      .toBeVisible();
    expect(findFrame()).toBeNull();
  });
});

describe("a launch that protection refuses", () => {
  it("X-06: after the time that the member set says until when, and opens nothing", async () => {
    await openScreen({
      path: "/inhouse",
      visitor: "member",
      answers: [refusal(launchGame, "rg.session.limit", { value: { until: Date.UTC(2031, 0, 2, 12) } })],
    });
    const play = cards.first().getByRole("button", { name: /^Play / });
    await expect.element(play, patience).toBeVisible();
    await play.click();
    const dialog = page.getByRole("dialog", { name: "Your protection" });
    await expect.element(dialog, patience).toMatchTextContent("The time you set for playing is over.");
    await expect.element(dialog).toMatchTextContent("2031-01-02");
    expect(findFrame()).toBeNull();
  });
});

describe("the free demo", () => {
  it("LG-20, CN-05: is asked for with platform W", async () => {
    const { listCalls } = await openScreen({ path: "/inhouse" });
    await expect.element(header.getByRole("button", { name: "Free demo" }), patience).toBeVisible();
    await header.getByRole("button", { name: "Free demo" }).click();
    await expect.element(header.getByRole("button", { name: "Account menu" }), patience).toBeVisible();
    expect(listCalls(loginFreePlay)[0]?.body).toMatchObject({ platform: "W" });
  });

  it.each([
    [360, 740, 1],
    [740, 360, 1],
    [1280, 800, 2],
    [768, 1024, 2],
  ] as const)(
    "RT-23, GM-20: at %i × %i a game has one way out, bars over it: %i, and the rest of the window",
    async (width, height, bars) => {
      await openScreen({ path: "/inhouse", window: [width, height] });
      await playDemo();
      await expect.poll(findFrame, patience).not.toBeNull();
      const { top = 0, bottom = 0 } = findFrame()?.getBoundingClientRect() ?? {};
      expect(Math.round(bottom)).toBe(height);
      // A bar is a tap high, or a header.
      expect(top).toBeLessThanOrEqual(bars === 1 ? 50 : 120);
      expect(header.elements().some((bar) => bar.checkVisibility())).toBe(bars === 2);
      await expect.element(page.getByRole("link", { name: "Back to the lobby" })).toBeVisible();
      expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(height);
      await page.getByRole("link", { name: "Back to the lobby" }).click();
      await expect.element(cards.first(), patience).toBeVisible();
      await expect.element(header).toBeVisible();
    },
  );

  it("RT-23: a game that has spoken is asked to close, and is left all the same when it stays silent", async () => {
    await openScreen({ path: "/inhouse" });
    await playDemo();
    await expect.poll(findFrame, patience).not.toBeNull();
    const source = findFrame()?.contentWindow ?? null;
    const heard: unknown[] = [];
    source?.addEventListener("message", ({ data }) => heard.push(data));
    dispatchEvent(new MessageEvent("message", { data: { type: "game:ready" }, origin: location.origin, source }));
    const back = page.getByRole("link", { name: "Back to the lobby" });
    await back.click();
    await expect.poll(() => heard).toContainEqual({ type: "host:close" });
    await expect.element(cards.first(), patience).toBeVisible();
    expect(findFrame()).toBeNull();
  });

  it("HD-02, RT-23: shows a visitor as a demo guest, with play money beside the balance and Register in sight, also in a game", async () => {
    await openScreen({ path: "/inhouse" });
    await expect.element(header.getByRole("button", { name: "Free demo" }), patience).toBeVisible();
    await header.getByRole("button", { name: "Free demo" }).click();
    await expect.element(header, patience).toMatchTextContent("Demo guest");
    await expect.element(header).not.toMatchTextContent("Member");
    const seesRegister = async (isGame = false): Promise<void> => {
      for (const width of [360, 1280]) {
        await page.viewport(width, 700);
        // A game on a phone has the page's own bar alone, and the balance in the game.
        if (isGame && width === 360) await expect.element(main.getByText("Play money")).toBeVisible();
        else await expect.element(header.getByRole("group", { name: "Balance" })).toMatchTextContent("Play money");
        await expect
          .poll(() =>
            page
              .getByRole("button", { name: "Register" })
              .elements()
              .filter((button) => {
                const { left, right, top, bottom, width: across } = button.getBoundingClientRect();
                return across > 0 && left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
              }),
          )
          .toHaveLength(1);
      }
    };
    await seesRegister();
    await cards
      .first()
      .getByRole("button", { name: /^Play / })
      .click();
    await expect.poll(findFrame, patience).not.toBeNull();
    await seesRegister(true);
    await page.getByRole("button", { name: "Register" }).click();
    await expect.element(page.getByRole("dialog").getByLabelText("Birthday"), patience).toBeVisible();
  });
});

import {
  createFavourite,
  listFavouriteGames,
  listFavouriteIds,
  listHotGames,
  listRecentGames,
  removeFavourite,
} from "@marquee/contract";
import { answer, refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { hold } from "../answersInTurn.ts";
import { toGame, toGames } from "../games.ts";
import { openScreen, patience } from "../openScreen.tsx";

const cards = page.getByRole("main").getByRole("article");

/** A member without a favourite. */
const noFavourites = answer(listFavouriteIds, () => ({ content: [], totalPages: 0 }));

describe("favourites", () => {
  it("RP-03, HD-06, GM-18: closing the registration that a guest's heart led to drops the heart; a later login does not send it", async () => {
    const { listCalls } = await openScreen({ path: "/inhouse", answers: [noFavourites] });
    const heart = cards.first().getByRole("button", { name: /Add to favourites/ });
    await expect.element(heart, patience).toBeVisible();
    await heart.click();
    const login = page.getByRole("dialog", { name: "Log in" });
    await login.getByRole("button", { name: "Register" }).click();
    const form = page.getByRole("dialog", { name: "Join Aurelune" });
    await form.getByRole("button", { name: "Close", exact: true }).click();
    await expect.element(form).not.toBeInTheDocument();
    await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
    await login.getByLabelText("Username").fill("koi_player");
    await login.getByLabelText("Password", { exact: true }).fill("Marquee#2026");
    await login.getByRole("button", { name: "Log in", exact: true }).click();
    await expect.element(page.getByRole("group", { name: "Balance" }), patience).toMatchTextContent(/\d/);
    await expect.poll(() => listCalls(listFavouriteIds)).toHaveLength(1);
    expect(listCalls(createFavourite)).toEqual([]);
  });

  it("GM-12: a game has one heart on all its cards: a press shows on each at once, and a refusal undoes it on each", async () => {
    const refused = hold(refusal(createFavourite, "unknown"));
    const list = [toGame("Koi"), toGame("Heron")];
    await openScreen({
      path: "/",
      visitor: "member",
      answers: [
        noFavourites,
        answer(listRecentGames, () => ({ list, totalPages: 1 })),
        answer(listHotGames, () => ({ list })),
        refused,
      ],
    });
    const heartIn = (region: string) =>
      page
        .getByRole("region", { name: region })
        .getByRole("article")
        .filter({ hasText: "Koi" })
        .getByRole("button", { name: /favourites/ });
    const hearts = [heartIn("Continue playing"), heartIn("Hot games")] as const;
    for (const heart of hearts) await expect.element(heart, patience).toHaveAttribute("aria-pressed", "false");
    await hearts[0].click();
    for (const heart of hearts) await expect.element(heart).toHaveAttribute("aria-pressed", "true");
    refused.release();
    await expect.element(page.getByRole("alert").first()).toBeVisible();
    for (const heart of hearts) await expect.element(heart).toHaveAttribute("aria-pressed", "false");
  });

  it("AP-76, EN-18: the list is asked for with client type 3, platform flash and type RNG; a heart sends the game's identity", async () => {
    const { listCalls } = await openScreen({ path: "/favourites", visitor: "member" });
    await expect.element(cards.first(), patience).toBeVisible();
    expect(Object.fromEntries(listCalls(listFavouriteGames)[0]?.query ?? [])).toMatchObject({
      clientType: "3",
      platform: "flash",
      gameType: "RNG",
    });
    await cards
      .first()
      .getByRole("button", { name: /Add to favourites/ })
      .click();
    await expect.poll(() => listCalls(createFavourite)).toHaveLength(1);
    expect(listCalls(createFavourite)[0]?.body).toEqual({ nodeId: "RNG-0", vendor: "Avenor", gameType: "RNG" });
  });

  it("GM-14: removing the last game of the last page shows the page before it", async () => {
    const [last] = toGames(1);
    let isRemoved = false;
    const { listCalls } = await openScreen({
      path: "/favourites?page=2",
      visitor: "member",
      answers: [
        answer(listFavouriteIds, () => ({ content: isRemoved || !last ? [] : [last.nodeId], totalPages: 1 })),
        answer(listFavouriteGames, (query) => ({
          content: query.get("pageNo") === "1" ? toGames(42).toReversed() : isRemoved ? [] : toGames(1),
          totalPages: isRemoved ? 1 : 2,
        })),
        answer(removeFavourite, () => {
          isRemoved = true;
          return {};
        }),
      ],
    });
    const heart = cards.getByRole("button", { name: /Remove from favourites/ });
    await expect.element(heart, patience).toBeVisible();
    expect(cards.elements()).toHaveLength(1);
    await heart.click();
    await expect.poll(() => cards.elements(), patience).toHaveLength(42);
    await expect.poll(() => listCalls(listFavouriteGames).at(-1)?.query.get("pageNo")).toBe("1");
    await expect.element(page.getByRole("navigation", { name: "Pages" })).not.toBeInTheDocument();
  });
});

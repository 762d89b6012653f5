import { listRecentGames } from "@marquee/contract";
import { answer, refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { hold } from "../answersInTurn.ts";
import { toGame } from "../games.ts";
import { openScreen, patience } from "../openScreen.tsx";

const row = page.getByRole("region", { name: "Continue playing" });
const recent = answer(listRecentGames, () => ({ list: [toGame("Tern"), toGame("Heron")], totalPages: 1 }));

describe("Continue playing", () => {
  const below = page.getByRole("region", { name: "Hot games" });
  const readTop = (): number => below.element().getBoundingClientRect().top;

  it.each([
    ["some", recent],
    ["none", answer(listRecentGames, () => ({ list: [], totalPages: 0 }))],
    ["no answer", refusal(listRecentGames, "unknown")],
  ])(
    "GM-15: has its place from the start on a new device, and nothing below it moves when there are: %s",
    async (_, come) => {
      const held = hold(come);
      // Nothing is known of this player; what another test stored is kept in the page's memory too.
      localStorage.setItem("recent:koi_player", "");
      await openScreen({ path: "/", visitor: "member", answers: [held] });
      await expect.element(row.getByRole("list"), patience).toHaveAttribute("aria-busy", "true");
      await expect.element(below.getByRole("article").first(), patience).toBeVisible();
      const top = readTop();
      held.release();
      await expect.element(row, patience).toMatchTextContent(/Tern|appear here|could not be loaded/);
      expect(Math.abs(readTop() - top)).toBeLessThan(1);
    },
  );

  it("GM-15: of who has played elsewhere since this browser knew of no games, nothing moves on this visit, and the row is there on the next", async () => {
    const held = hold(recent);
    localStorage.setItem("recent:koi_player", "0");
    await openScreen({ path: "/", visitor: "member", answers: [held] });
    await expect.element(below.getByRole("article").first(), patience).toBeVisible();
    const top = readTop();
    held.release();
    await expect.poll(() => localStorage.getItem("recent:koi_player"), patience).toBe("1");
    await expect.element(row).not.toBeInTheDocument();
    expect(Math.abs(readTop() - top)).toBeLessThan(1);
    await openScreen({ path: "/", visitor: "member", answers: [recent] });
    await expect.element(row, patience).toMatchTextContent("Tern");
  });

  it("GM-15: is not there where this browser knows that there are no games, until one is played here", async () => {
    localStorage.setItem("recent:koi_player", "0");
    await openScreen({ path: "/", visitor: "member", situation: "loading" });
    await expect.element(page.getByRole("main").getByRole("list").first(), patience).toBeInTheDocument();
    await expect.element(row).not.toBeInTheDocument();
    await openScreen({ path: "/inhouse", visitor: "member" });
    await page
      .getByRole("main")
      .getByRole("article")
      .first()
      .getByRole("button", { name: /^Play / })
      .click();
    await expect.poll(() => localStorage.getItem("recent:koi_player"), patience).toBe("1");
  });
});

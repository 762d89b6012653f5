import { listRecentGames } from "@marquee/contract";
import { answer } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { toGame } from "../games.ts";
import { openScreen, patience } from "../openScreen.tsx";

const row = page.getByRole("region", { name: "Continue playing" });
const recent = answer(listRecentGames, () => ({ list: [toGame("Tern"), toGame("Heron")], totalPages: 1 }));

describe("Continue playing", () => {
  it("GM-15: has its place before the games come, where this browser knows that there are some", async () => {
    await openScreen({ path: "/", visitor: "member", answers: [recent] });
    await expect.element(row.getByRole("article").filter({ hasText: "Tern" }), patience).toBeVisible();
    await openScreen({ path: "/", visitor: "member", situation: "loading" });
    await expect.element(row, patience).toBeVisible();
    await expect.element(row.getByRole("list")).toHaveAttribute("aria-busy", "true");
  });

  it("GM-15: is not there for whom no games are known, nor when there are none any more", async () => {
    await openScreen({ path: "/", visitor: "member", situation: "loading" });
    await expect.element(page.getByRole("main").getByRole("list").first(), patience).toBeInTheDocument();
    await expect.element(row).not.toBeInTheDocument();
    localStorage.setItem("recent:koi_player", "1");
    await openScreen({
      path: "/",
      visitor: "member",
      answers: [answer(listRecentGames, () => ({ list: [], totalPages: 0 }))],
    });
    await expect.poll(() => localStorage.getItem("recent:koi_player"), patience).toBe(null);
    await expect.element(row).not.toBeInTheDocument();
  });
});

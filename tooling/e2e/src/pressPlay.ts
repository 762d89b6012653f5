import type { Page } from "@playwright/test";

/** Presses "Play" on a game of the open list: the first one, or the one at `place`, from 0. */
export async function pressPlay(page: Page, place = 0): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("article")
    .nth(place)
    .getByRole("button", { name: /^Play / })
    .click();
}

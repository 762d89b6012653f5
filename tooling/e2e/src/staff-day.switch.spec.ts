import type { Page } from "@playwright/test";
import { listEvening } from "./dayEvening.ts";
import { leaveWork, listMorning } from "./dayMorning.ts";
import { listNoon } from "./dayNoon.ts";
import { type DayWork, type PageWork, toDayWork } from "./dayWork.ts";
import { releaseSignupCredit } from "./deskRules.ts";
import { openNewMember } from "./members.ts";
import { paymentPassword } from "./orderWithdrawal.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { expect, test } from "./site.ts";

const brand = "aurelune";
// A platform of its own: the day changes rules, games and prices.
const { toSite, openDesk, setPaymentFaults } = useOwnPlatform([brand]);

let desk: Page;
let second: Page;
let player: Page;
let day: DayWork;
let username = "";
/** The pages of the menu at which nobody has worked yet. */
let left = new Set<string>();

async function work(pages: readonly PageWork[]): Promise<void> {
  await day.goThrough(pages);
  for (const [name] of pages) left.delete(name);
}

test.beforeAll(async ({ browser }) => {
  desk = await openDesk(browser, "overview");
  second = await openDesk(browser, "proposals", "partner");
  day = toDayWork(desk);
  left = new Set(await day.listPages());
  await releaseSignupCredit(await openDesk(browser, "withdrawal-checks"), second);
  player = await (await browser.newContext()).newPage();
  username = await openNewMember(player, toSite("/"), brand, undefined, { paymentPassword });
});

test("X-52: in the morning staff work off what members have left: orders, questions, documents, balances, contracts", async () => {
  const orders = await leaveWork(player, toSite, setPaymentFaults);
  await work(listMorning(day, { desk, second, player }, { username, ...orders }));
});

test("X-52: at noon staff write what the site shows and make what it offers, and players see it", async () => {
  await work(listNoon(day, desk));
  await player.goto(toSite("/"));
  await expect(player.getByText("A day for members").first()).toBeAttached();
});

test("X-52: in the evening staff set rules and prices, look at the money of the day, and its log has all of it", async () => {
  await work(listEvening(day, desk, second));
  // A page that comes to the menu gets a line in one of the three.
  expect([...left]).toEqual([]);
});

import {
  claimMission,
  getMissionLeaderboard,
  getMissionSummary,
  leaveChallenge,
  listChallenges,
  startChallenge,
} from "@marquee/contract";
import { type Answer, refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { inTurn } from "../answersInTurn.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { changingTree } from "../changingTree.ts";
import { openScreen, patience, pressTwice, toSetting } from "../openScreen.tsx";

const centre = page.getByRole("dialog", { name: "Member centre" });
const path = "/member/missionLeaderboard";
const rounds = centre.getByRole("article", { name: "Play 20 rounds" });
const claim = rounds.getByRole("button", { name: "Claim: Play 20 rounds" });

const paid = {
  id: "10000000-0000-4000-8000-000000000002",
  version: 2,
  group: "DAILY",
  type: "BET_COUNT",
  titles: { EN: "Play 20 rounds" },
  category: null,
  gameCode: null,
  multiple: null,
  leastStake: "0.00",
  target: "20",
  progress: "20",
  reward: "CASH",
  amount: "5000.00",
  factor: 0,
  score: 10,
  status: "CLAIMED",
  endsAt: Date.UTC(2099, 0, 2),
  claimedAt: Date.UTC(2026, 10, 21, 3),
} as const;
const claimed = { currency: "VND", unfinished: 2, missions: [paid] };

describe("missions in the member centre", () => {
  it("PM-09, MC-12: shows how far each mission is, what it pays, under which terms and until when, by group", async () => {
    await openScreen({ path, visitor: "member" });
    const stakes = centre.getByRole("article", { name: "Stake ₫500,000 on slots" });
    await expect.element(stakes.getByRole("progressbar", { name: "Staked" }), patience).toBeVisible();
    await expect
      .element(stakes.getByRole("progressbar"))
      .toHaveAttribute("aria-valuetext", "₫180,000.00 of ₫500,000.00");
    await expect.element(stakes).toMatchTextContent(/Only in Slots\..*Reward: ₫10,000.*Stake ₫30,000.* before you/);
    await expect.element(stakes).toMatchTextContent(/Complete and claim it before .*2026/);
    await expect.element(rounds).toMatchTextContent(/at least ₫1,000.*You can withdraw it at once/);
    // The arrow keys go from group to group.
    await centre.getByRole("tab", { name: "Daily" }).click();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(centre.getByRole("list", { name: "Weekly" })).toMatchTextContent(/3 of 5.*Claimed/);
    await centre.getByRole("tab", { name: "For new members" }).click();
    await expect.element(centre.getByRole("article", { name: "Confirm your contacts" })).toMatchTextContent(/Ended/);
    await expect.element(centre.getByRole("button", { name: /^Claim/ })).not.toBeInTheDocument();
  });

  it("PM-11, MC-12: a claim that is pressed twice is sent once, and the badge falls by one", async () => {
    const answers = [
      inTurn(changedAnswer(getMissionSummary, { unfinished: 3 }), changedAnswer(getMissionSummary, claimed)),
      changedAnswer(claimMission, claimed),
    ];
    const { listCalls } = await openScreen({ path, visitor: "member", answers });
    await expect.element(centre.getByRole("link", { name: /Missions.*3 unfinished/ }), patience).toBeInTheDocument();
    await pressTwice(claim);
    await expect.element(page.getByText("₫5,000.00 is in your main wallet."), patience).toBeVisible();
    expect(listCalls(claimMission)).toHaveLength(1);
    await expect.element(centre.getByRole("link", { name: /Missions.*2 unfinished/ }), patience).toBeInTheDocument();
    await expect.element(rounds).toMatchTextContent(/Claimed/);
    await expect.element(claim).not.toBeInTheDocument();
  });

  it("PM-11: a refusal is told at the mission, which stays", async () => {
    await openScreen({ path, visitor: "member", answers: [refusal(claimMission, "mission.changed")] });
    await expect.element(claim, patience).toBeEnabled();
    await claim.click();
    await expect.element(rounds.getByRole("alert"), patience).toMatchTextContent(/This mission has changed/);
    await expect.element(claim).toBeEnabled();
  });

  it("PM-10, X-77: the leaderboard has places by time, the own one marked, and no name of who hides it", async () => {
    const { listCalls } = await openScreen({ path, visitor: "member" });
    await centre.getByRole("tab", { name: "Leaderboard" }).click(patience);
    const table = centre.getByRole("table", { name: "Leaderboard" });
    await expect.element(table.getByRole("row", { name: /1 k\*\*\*i 240/ }), patience).toBeVisible();
    await expect.element(table.getByRole("row", { name: /2 Hidden 180/ })).toBeVisible();
    await expect.element(table.getByRole("row", { name: /3 d\*\*\*8 You 95/ })).toBeVisible();
    await expect.element(centre.getByText("Your place: 3, with 95 mission points.")).toBeVisible();
    await centre.getByRole("tab", { name: "This month" }).click();
    await expect.poll(() => listCalls(getMissionLeaderboard).at(-1)?.query.get("period"), patience).toBe("MONTH");
  });

  it("PM-09: says so where there are no missions", async () => {
    await openScreen({ path, visitor: "member", situation: "empty" });
    await expect.element(centre.getByText("No missions now"), patience).toBeVisible();
  });

  it("PM-09: where they do not load, a press tries again", async () => {
    let isDown = true;
    const [down, up] = [refusal(getMissionSummary, "rate.limited"), changedAnswer(getMissionSummary, claimed)];
    const answer: Answer = {
      endpoint: getMissionSummary,
      toValue: (query, body) => (isDown ? down : up).toValue(query, body),
    };
    await openScreen({ path, visitor: "member", answers: [answer] });
    await expect.element(centre.getByRole("button", { name: "Try again" }), patience).toBeEnabled();
    isDown = false;
    await centre.getByRole("button", { name: "Try again" }).click(patience);
    await expect.element(rounds, patience).toMatchTextContent(/Claimed/);
  });
});

describe("challenges in the member centre", () => {
  const tab = centre.getByRole("tab", { name: "Challenges" });
  const reels = centre.getByRole("article", { name: "First steps at the reels" });
  const tables = centre.getByRole("article", { name: "A week of tables" });

  it("X-38: shows the steps in their order, what each pays, how far the one of now is, and how many can be played at a time", async () => {
    await openScreen({ path, visitor: "member" });
    await tab.click(patience);
    await expect.element(centre.getByText("You play 1 of 2 challenges", { exact: false }), patience).toBeVisible();
    await expect
      .element(reels)
      .toMatchTextContent(
        /In progress.*Play ten rounds.*Claimed · ₫2,000.*Stake ₫300,000 on slots.*Your step now.*Win twenty times.*20 times their stake or more: 1.*Reward: ₫20,000/,
      );
    await expect
      .element(reels.getByRole("progressbar", { name: "Staked" }))
      .toHaveAttribute("aria-valuetext", "₫120,000.00 of ₫300,000.00");
    await expect.element(reels).toMatchTextContent(/Play and claim it before .*2026/);
    await expect
      .element(tables)
      .toMatchTextContent(
        /Ready to start.*Rounds played: 10.*Only in Live\..*Reward: 200 points.*14 days from its start/,
      );
  });

  it("X-38: one is started by a press that is sent once, and one is given up after a question", async () => {
    const { listCalls } = await openScreen({ path, visitor: "member" });
    await tab.click(patience);
    await pressTwice(tables.getByRole("button", { name: "Start: A week of tables" }));
    await expect.poll(() => listCalls(startChallenge).length, patience).toBe(1);
    await reels.getByRole("button", { name: "Give up: First steps at the reels" }).click();
    const question = page.getByRole("alertdialog", { name: "Give up this challenge?" });
    await expect.element(question).toMatchTextContent(/Rewards that you have claimed stay/);
    expect(listCalls(leaveChallenge)).toHaveLength(0);
    await question.getByRole("button", { name: "Give up" }).click();
    await expect.element(page.getByText("You gave up the challenge."), patience).toBeVisible();
    expect(listCalls(leaveChallenge)).toHaveLength(1);
  });

  it("X-38: a step that is done is claimed by a press in its challenge", async () => {
    const step = {
      ...paid,
      id: "10000000-0000-4000-8000-000000000012",
      group: "CHALLENGE",
      status: "CLAIM",
      version: 4,
    };
    const challenge = {
      id: "40000000-0000-4000-8000-000000000001",
      titles: { EN: "First steps" },
      state: "RUNNING",
      days: 7,
      endsAt: Date.UTC(2099, 0, 2),
      steps: [{ place: "CURRENT", mission: step }],
    };
    const answers = [
      changedAnswer(listChallenges, { list: [challenge] } as never),
      changedAnswer(claimMission, claimed),
    ];
    const { listCalls } = await openScreen({ path, visitor: "member", answers });
    await tab.click(patience);
    const own = centre.getByRole("article", { name: "First steps" });
    await pressTwice(own.getByRole("button", { name: "Claim: Play 20 rounds" }));
    await expect.element(page.getByText("₫5,000.00 is in your main wallet."), patience).toBeVisible();
    expect(listCalls(claimMission).map(({ body }) => body)).toEqual([{ id: step.id, version: 4 }]);
  });

  it("X-38: a refused start is told at its challenge; who plays two starts no other; without any it says so", async () => {
    await openScreen({ path, visitor: "member", answers: [refusal(startChallenge, "challenge.closed")] });
    await tab.click(patience);
    await tables.getByRole("button", { name: /^Start/ }).click(patience);
    await expect.element(tables.getByRole("alert"), patience).toMatchTextContent(/cannot be played any more/);
    await openScreen({ path, visitor: "member", answers: [changedAnswer(listChallenges, { running: 2 })] });
    await tab.click(patience);
    await expect.element(centre.getByText(/Complete one, or give one up/), patience).toBeVisible();
    await expect.element(tables.getByRole("button", { name: /^Start/ })).not.toBeInTheDocument();
    await openScreen({ path, visitor: "member", situation: "empty" });
    await tab.click(patience);
    await expect.element(centre.getByText("No challenges now"), patience).toBeVisible();
  });

  it("X-38: with CHALLENGE3 off there is no tab and no call", async () => {
    const setting = toSetting(undefined, "full");
    const tree = changingTree(setting);
    tree.turnOff("CHALLENGE3");
    const { listCalls } = await openScreen({ path, visitor: "member", setting, answers: [tree] });
    await expect.element(centre.getByRole("tab", { name: "Leaderboard" }), patience).toBeVisible();
    await expect.element(tab).not.toBeInTheDocument();
    expect(listCalls(listChallenges)).toHaveLength(0);
  });
});

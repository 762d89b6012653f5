import { listAnnouncements, type Notice, toToday } from "@marquee/contract";
import { type Answer, answer } from "@marquee/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openScreen, patience } from "../openScreen.tsx";

const toNotice = (id: string): Notice => ({
  id,
  title: `Notice ${id}`,
  content: `<p>Text of ${id}</p>`,
  timestamp: 0,
  type: "PU",
  level: 1,
});

const toAnswer = (...ids: readonly string[]): Answer =>
  answer(listAnnouncements, (query) => ({
    player: [],
    banners: [],
    popup: query.get("types") === "PU" ? ids.map(toNotice) : [],
    promotion: [],
    totalPages: 0,
  }));

const game = "/game?gameCode=RNG-1&nodeId=RNG-1&vassalage=DIG&accountTypeName=DIG&gameName=Koi&mode=DEMO&back=%2Frng";
const dialogs = page.getByRole("dialog");
const popup = page.getByRole("dialog", { name: "Notice A" });
/** Lets more time pass than the popup waits for a free page, twice: what it asks for has come by the second. */
async function passTime(): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    await vi.advanceTimersByTimeAsync(1500);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
const isQuiet = async (): Promise<void> => {
  await expect.poll(() => document.body.innerText.trim(), patience).not.toBe("");
  await passTime();
};

describe("the popup of a visit's beginning", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"], shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it("AN-06: opens once a session", async () => {
    await openScreen({ path: "/inhouse", isArriving: true, answers: [toAnswer("A")] });
    await expect.element(popup, patience).toBeVisible();
    await expect.element(popup.getByText("Text of A")).toBeVisible();
    await popup.getByRole("button", { name: "Close" }).last().click();
    await expect.element(popup).not.toBeInTheDocument();
    expect(sessionStorage.getItem("popupShown")).toBe("A");
    expect(localStorage.getItem("popupHidden")).toBeNull();
    await openScreen({ path: "/inhouse", answers: [toAnswer("A")] });
    await isQuiet();
    await expect.element(dialogs).not.toBeInTheDocument();
  });

  it("AN-06: shows several one after the other, by keyboard, and comes no more on the merchant's day where that is wanted", async () => {
    await openScreen({ path: "/inhouse", isArriving: true, answers: [toAnswer("A", "B", "C")] });
    const dialog = page.getByRole("dialog", { name: "Notices" });
    await expect.element(dialog.getByRole("heading", { name: "Notice A" }), patience).toBeVisible();
    for (const [name, place] of [
      ["B", "2 of 3"],
      ["C", "3 of 3"],
    ] as const) {
      dialog.getByRole("button", { name: "Next" }).element().focus();
      await userEvent.keyboard("{Enter}");
      await expect.element(dialog.getByRole("heading", { name: `Notice ${name}` })).toHaveFocus();
      await expect.element(dialog.getByText(place)).toBeVisible();
    }
    await dialog.getByRole("checkbox", { name: "Do not show again today" }).click();
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect.element(dialog).not.toBeInTheDocument();
    // The zone of the made-up merchant.
    expect(localStorage.getItem("popupHidden")).toBe(toToday("Asia/Bangkok"));
  });

  it("AN-06: waits until nothing lies over the page and nobody types", async () => {
    const login = page.getByRole("dialog", { name: "Log in" });
    await openScreen({
      path: "/inhouse",
      isArriving: true,
      answers: [toAnswer("A")],
      modal: { name: "loginPopupModal" },
    });
    await expect.element(login.getByLabelText("Username"), patience).toBeVisible();
    await isQuiet();
    await expect.element(popup).not.toBeInTheDocument();
    await login.getByRole("button", { name: "Close", exact: true }).click();
    await expect.element(popup, patience).toBeVisible();
  });

  it.each(["/safer-play", game, "/login", "/member/limits"])("AN-06: never stands over %s", async (path) => {
    const { listCalls } = await openScreen({ path, isArriving: true, answers: [toAnswer("A")] });
    const hasAsked = (): boolean => listCalls(listAnnouncements).some(({ query }) => query.get("types") === "PU");
    await expect.poll(hasAsked, patience).toBe(true);
    await passTime();
    await expect.element(popup).not.toBeInTheDocument();
  });

  it.each(["closed", "region"] as const)("AN-06: never stands over the page of a site that is %s", async (status) => {
    await openScreen({ path: "/inhouse", status, isArriving: true, answers: [toAnswer("A")] });
    await expect.element(page.getByRole("heading", { level: 1 }), patience).toBeVisible();
    await passTime();
    await expect.element(popup).not.toBeInTheDocument();
  });

  it("AN-06: a member who is logged in here has none when a page opens", async () => {
    await openScreen({ path: "/inhouse", visitor: "member", isArriving: true, answers: [toAnswer("A")] });
    await isQuiet();
    await expect.element(dialogs).not.toBeInTheDocument();
  });

  it("AN-06, AN-07: the notices after a login leave out those with which the visit began", async () => {
    let ids = ["A"];
    const answers = [
      answer(listAnnouncements, (query) => ({
        player: [],
        banners: [],
        popup: query.get("types") === "PU" ? ids.map(toNotice) : [],
        promotion: [],
        totalPages: 0,
      })),
    ];
    await openScreen({ path: "/inhouse", isArriving: true, answers });
    await expect.element(popup, patience).toBeVisible();
    await popup.getByRole("button", { name: "Close" }).last().click();
    ids = ["A", "B"];
    await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
    const login = page.getByRole("dialog", { name: "Log in" });
    await login.getByLabelText("Username").fill("koi_player");
    await login.getByLabelText("Password", { exact: true }).fill("Marquee#2026");
    await login.getByRole("button", { name: "Log in", exact: true }).click();
    await expect.element(page.getByRole("dialog", { name: "Notice B" }), patience).toBeVisible();
  });
});

import type { Page } from "@playwright/test";
import type { DayWork, PageWork } from "./dayWork.ts";
import { expect } from "./site.ts";

/** Writes a document at its page of the menu, and publishes it. */
async function publish(day: DayWork, desk: Page, title: string, text: string, place?: string): Promise<void> {
  await desk
    .getByRole("main")
    .getByRole("link", { name: /^(New|Write)/ })
    .click();
  // In the form, since the list has a filter of this name; the field's first entry only asks to choose.
  const form = desk.getByRole("form", { name: "Text", exact: true });
  if (place !== undefined) await form.getByLabel(place, { exact: true }).selectOption({ index: 1 });
  await desk.getByLabel("Title in English").fill(title);
  await desk.getByRole("textbox", { name: "Text in English", exact: true }).click();
  await desk.keyboard.type(text);
  await desk.getByRole("button", { name: "Save the draft" }).click();
  await desk.getByRole("button", { name: "Publish", exact: true }).click();
  await day.send(desk.getByRole("dialog"), "Publish now");
  await expect(desk.getByRole("dialog")).toHaveCount(0);
}

/** The pages on which staff write what a site shows, and make what it offers. */
export const listNoon = (day: DayWork, desk: Page): readonly PageWork[] => [
  ["News", () => publish(day, desk, "A quiet night", "Payments take a little longer tonight.")],
  ["Help centre", () => publish(day, desk, "Why a payment waits", "Some are looked at by a person.", "Category")],
  ["Pages", () => publish(day, desk, "What we promise", "To answer within a day.", "Page")],
  ["Blog", () => publish(day, desk, "A week of lanterns", "There are ten of them.")],
  [
    "Segments",
    () =>
      day.make("New segment", "Segment", { "Name of the segment": "Our members" }, "Save the segment", (form) =>
        form.getByLabel("For whom").selectOption("MEMBERS"),
      ),
  ],
  [
    "Banners",
    () =>
      day.make(
        "New banner",
        "Banner",
        { "Headline in English": "A day for members" },
        "Save the banner",
        async (form) => {
          await form.getByLabel("Picture", { exact: true }).fill("/art/banners/aurelune-1.svg");
          await form.getByLabel("Segment").selectOption("Our members");
        },
      ),
  ],
  [
    "Announcements",
    () =>
      day.make(
        "New announcement",
        "Announcement",
        { "Title in English": "Tonight", "Text in English": "Payments take longer." },
        "Save the announcement",
      ),
  ],
  [
    "Promotions",
    () =>
      day.make(
        "New promotion",
        "New promotion",
        { "Name in English": "A bonus of the day", "Maximum bonus, in": "15000", "Minimum deposit": "10000" },
        "Make the promotion",
      ),
  ],
  [
    "Pages of promotions",
    () =>
      day.make(
        "New page",
        "Page of a promotion",
        { "Title in English": "The bonus of the day" },
        "Save the page",
        async (form) => {
          await form.getByRole("textbox", { name: "Text in English", exact: true }).pressSequentially("Once a day.");
          await form.getByRole("textbox", { name: "Picture", exact: true }).fill("/art/banners/aurelune-1.svg");
        },
      ),
  ],
  ["Promo codes", () => expect(desk.getByRole("button", { name: /codes/ }).first()).toBeVisible()],
  [
    "Missions",
    () =>
      day.make(
        "New mission",
        "New mission",
        { "Title in English": "Play a round", Target: "50000", "Reward, in": "1000" },
        "Make the mission",
      ),
  ],
  [
    "Challenges",
    () => day.make("New challenge", "New challenge", { "Title in English": "Seven days" }, "Make the challenge"),
  ],
  [
    "Red envelopes",
    () =>
      day.make(
        "New envelope",
        "New red envelope",
        {
          "Name in English": "Full moon",
          "Total, in": "1000000",
          "Smallest part": "5000",
          "Largest part": "50000",
        },
        "Make the envelope",
      ),
  ],
  [
    "Raffles",
    () =>
      day.make("New raffle", "New raffle", { "Name in English": "Lanterns" }, "Make the raffle", async (form) => {
        await form.getByLabel("Name in English").nth(1).fill("First prize");
        await form.getByLabel("Amount, in").fill("100000");
        await form.getByLabel("Number of tickets").nth(0).fill("1");
        await form.getByLabel("Name in English").nth(2).fill("No prize");
        await form.getByLabel("Number of tickets").nth(1).fill("9");
      }),
  ],
  [
    "Chat rooms",
    async () => {
      await desk.getByRole("tab", { name: "Word list" }).click();
      await day.set("Word list", "Words", "casino-elsewhere", "Save the list");
    },
  ],
  [
    "Live chats",
    async () => {
      const there = desk.getByRole("switch", { name: "I am there for live chats" });
      await there.check();
      await expect(desk.getByText("(you)")).toBeVisible();
      await there.uncheck();
    },
  ],
  [
    "Games",
    async () => {
      await desk
        .getByRole("button", { name: /^Change / })
        .first()
        .click();
      const form = desk.getByRole("form", { name: "Change games" });
      await form.getByLabel("State").selectOption("maintenance");
      await form.getByLabel("Message for players").fill("New reels tonight");
      await day.send(form, "Change now");
      await expect(form).toHaveCount(0);
      await expect(desk.getByText("In maintenance: New reels tonight")).toBeVisible();
    },
  ],
  [
    "Vendors",
    async () => {
      await desk
        .getByRole("button", { name: /^Move down: / })
        .nth(1)
        .click();
      const form = desk.getByRole("form", { name: /order/ });
      await day.send(form, "Save the order");
      await expect(form).toHaveCount(0);
    },
  ],
  [
    "Collections",
    () => day.make("New collection", "Collection", { "Name in English": "For a quiet night" }, "Save the collection"),
  ],
  [
    "Modules",
    async () => {
      await desk.getByLabel("Search modules").fill("Downloads");
      await desk.getByRole("treeitem", { name: /^Downloads/ }).click();
      const form = desk.getByRole("form", { name: "Switch of Downloads" });
      await form.getByText("Off", { exact: true }).click();
      await day.send(form, "Change now");
      await expect(desk.getByRole("treeitem", { name: /^Downloads/ })).toContainText("Off");
    },
  ],
  [
    "Site",
    async () => {
      const form = desk.getByRole("form", { name: "Customer service and links" });
      await form.getByLabel("Address").fill("https://help.aurelune.example/");
      await day.send(form, "Change now");
      await expect(desk.getByText("https://help.aurelune.example/").first()).toBeVisible();
    },
  ],
  [
    "Jurisdiction",
    async () => {
      await desk.getByRole("button", { name: "Malta" }).click();
      await expect(desk.getByRole("list", { name: "What changes for players" })).toBeVisible();
    },
  ],
  [
    "Registration form",
    async () => {
      await desk.getByRole("button", { name: /^Full name/ }).click();
      await day.set("Rule of Full name", "Maximum length", "40", "Change now");
    },
  ],
  [
    "Invitations",
    async () => {
      await desk.getByLabel("From", { exact: true }).fill("2026-01-01T00:00");
      await day.send(desk.getByRole("form", { name: "Change the invitations" }), "Save");
      await expect(desk.getByRole("textbox", { name: "Why" })).toHaveValue("");
    },
  ],
];

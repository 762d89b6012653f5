import { listAnnouncements } from "@marquee/contract";
import { answer } from "@marquee/testing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openScreen, patience } from "../openScreen.tsx";

const content = [
  "<p>Read <b>this</b>.</p>",
  "<script>globalThis.ran = 'script'</script>",
  "<img src='/nothing.png' onerror=\"globalThis.ran = 'handler'\">",
  "<svg onload=\"globalThis.ran = 'svg'\"></svg>",
  "<iframe srcdoc=\"<script>parent.ran = 'frame'</script>\"></iframe>",
  "<a href=\"javascript:globalThis.ran = 'link'\">a link</a>",
].join("");

it("AN-02: an announcement shows its title and its text, and no script in it runs", async () => {
  const notice = { id: "N1", title: "Hear, hear", content, timestamp: 0, type: "PL" as const, level: 1 };
  await openScreen({
    path: "/inhouse",
    answers: [
      answer(listAnnouncements, () => ({ player: [notice], banners: [], popup: [], promotion: [], totalPages: 1 })),
    ],
  });
  const opener = page.getByRole("navigation", { name: "Main menu" }).getByRole("button", { name: "Announcements" });
  await expect.element(opener, patience).toBeVisible();
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Announcements" });
  await dialog.getByRole("button", { name: /^Hear, hear/ }).click();
  await expect.element(dialog.getByRole("heading", { level: 3, name: "Hear, hear" })).toBeVisible();
  await expect.element(dialog.getByText("Read this.")).toBeVisible();
  expect([...dialog.element().querySelectorAll("b")].map((bold) => bold.textContent)).toEqual(["this"]);
  // Anything that could run is removed, so it does not depend on a page's content security policy.
  const live = "script, iframe, svg[onload], [onerror], a[href^='javascript']";
  expect(dialog.element().querySelectorAll(live)).toHaveLength(0);
  await dialog.getByText("a link").click();
  expect(Reflect.get(globalThis, "ran")).toBeUndefined();
  await dialog.getByRole("button", { name: "All announcements" }).click();
  await expect.element(dialog.getByRole("button", { name: /^Hear, hear/ })).toBeVisible();
});

it("AN-09, SM-12: the menu's entry opens the announcements, and each call for notices has execution B", async () => {
  const { listCalls } = await openScreen({ path: "/inhouse", visitor: "member", modal: { name: "afterLoginModal" } });
  const popup = page.getByRole("dialog").getByRole("button", { name: "Close" }).last();
  await expect.element(popup, patience).toBeVisible();
  await popup.click();
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("button", { name: "Announcements" }).click();
  await expect.element(page.getByRole("dialog", { name: "Announcements" }).getByRole("button").first()).toBeVisible();
  const types = listCalls(listAnnouncements).map(({ query }) => [query.get("types"), query.get("execution")]);
  expect(new Set(types.map(([, execution]) => execution))).toEqual(new Set(["B"]));
  expect(types.map(([type]) => type)).toEqual(expect.arrayContaining(["PU", "PL"]));
});

import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openScreen, patience } from "../openScreen.tsx";

const entry = page
  .getByRole("navigation", { name: "Main menu" })
  .getByRole("button", { name: "Platform information", exact: true });

it("SM-11: platform information in the menu opens the member's messages, and a guest logs in first", async () => {
  await openScreen({ path: "/inhouse", visitor: "member" });
  await expect.element(entry, patience).toBeVisible();
  await entry.click();
  const centre = page.getByRole("dialog", { name: "Member centre" });
  await expect.element(centre.getByRole("heading", { name: "Inbox" }), patience).toBeVisible();
  await expect.element(centre.getByRole("list", { name: "Your messages" })).toBeVisible();
  await openScreen({ path: "/inhouse" });
  await expect.element(entry, patience).toBeVisible();
  await entry.click();
  await expect.element(page.getByRole("dialog", { name: "Log in" }), patience).toBeVisible();
});

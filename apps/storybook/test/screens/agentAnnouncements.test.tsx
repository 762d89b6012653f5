import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { openScreen, patience } from "../openScreen.tsx";

const centre = page.getByRole("dialog", { name: "Agent centre" });

describe("announcements for agents", () => {
  it("AC-02: the first entry of the agent centre lists them, and a press opens one", async () => {
    await openScreen({ path: "/agent", visitor: "agent" });
    const menu = centre.getByRole("navigation", { name: "Agent centre" });
    await expect.element(menu.getByRole("link").first(), patience).toMatchTextContent(/^Announcements/);
    const notice = centre.getByRole("button", { name: "New contracts from Monday" });
    await expect.element(notice, patience).toHaveAttribute("aria-expanded", "false");
    await notice.click();
    await expect.element(centre.getByText("Finish five missions", { exact: false }).first()).toBeVisible();
  });

  it("AC-02: says that there is nothing new", async () => {
    await openScreen({ path: "/agent/announcements", visitor: "agent", situation: "empty" });
    await expect.element(centre.getByRole("heading", { name: "There is nothing new" }), patience).toBeVisible();
  });
});

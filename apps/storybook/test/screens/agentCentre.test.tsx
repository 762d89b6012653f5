import { getAffiliateAccount, type ModId } from "@marquee/contract";
import type { CentrePanel, FeatureModule } from "@marquee/runtime";
import { type StorySetting, takeFaults } from "@marquee/testing";
import { AccountIcon, Heading } from "@marquee/ui-kit";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { changedAnswer } from "../changedAnswer.ts";
import { without } from "../changingTree.ts";
import { openScreen, patience, toSetting } from "../openScreen.tsx";

/** A panel that shows its name and what is typed in it. */
const toPanel = (
  id: string,
  label: string,
  moduleId: ModId,
  more: Pick<CentrePanel, "order" | "group"> & Partial<Pick<CentrePanel, "useBadge">>,
): CentrePanel => {
  function Panel() {
    const [text, setText] = useState("");
    return (
      <>
        <Heading level={3}>{label}</Heading>
        <input aria-label="Note" value={text} onChange={({ target }) => setText(target.value)} />
      </>
    );
  }
  return {
    id,
    centre: "agent",
    moduleId,
    label: { id: label, message: label },
    icon: AccountIcon,
    load: async () => ({ Panel }),
    ...more,
  };
};

/** What no feature of the site has: panels of the agent centre out of order, with badges of every kind. They stand in the place of the agent feature's own. */
const team: Pick<FeatureModule, "panelGroups" | "panels"> = {
  panelGroups: [
    { id: "money", centre: "agent", order: 20, label: { id: "Team money", message: "Team money" } },
    { id: "team", centre: "agent", order: 10, label: { id: "The team", message: "The team" } },
    { id: "none", centre: "agent", order: 5, label: { id: "Nobody's", message: "Nobody's" } },
  ],
  panels: [
    toPanel("income", "My income", "AGINCOME3", {
      group: "money",
      order: 10,
      useBadge: () => ({ label: "new figures" }),
    }),
    toPanel("management", "Team management", "AGTEAM3", {
      group: "team",
      order: 20,
      useBadge: () => ({ count: 120, label: "120 unread" }),
    }),
    toPanel("overview", "Team overview", "AGOVER3", {
      group: "team",
      order: 10,
      useBadge: () => ({ count: 3, label: "3 unread" }),
    }),
    toPanel("announcement", "Announcement", "AGANN3", {
      group: "team",
      order: 30,
      useBadge: () => ({ count: 0, label: "0 unread" }),
    }),
  ],
};

const modules: readonly ModId[] = ["AGINCOME3", "AGTEAM3", "AGOVER3", "AGANN3"];

const own = toSetting(undefined, "full");

/** The features whose panels of the centre are left out, so that the test's own stand alone. */
const others: readonly string[] = ["commission", "affiliate"];

/** The real site with the test's feature among its own. */
const createStory = (off: readonly string[], left = others): StorySetting => ({
  ...own,
  engine: {
    ...own.engine,
    features: own.engine.features.map((feature) => {
      if (left.includes(feature.id)) return { ...feature, panels: [], panelGroups: [] };
      return feature.id === "agent" ? { ...feature, ...team } : feature;
    }),
    compiled: [...own.engine.compiled, ...modules.map((id) => ({ id, parent: "AGENT3", requires: [] }))],
  },
  world: { ...own.world, tree: without(own.world.tree, off) },
});

const centre = page.getByRole("dialog", { name: "Agent centre" });
const menu = centre.getByRole("navigation", { name: "Agent centre" });
const entry = page.getByRole("button", { name: "Agent centre" });
const missing = page.getByRole("heading", { level: 1, name: "This page does not exist" });
const listLinks = (): readonly (string | null)[] =>
  menu
    .getByRole("link")
    .elements()
    .map((link) => link.textContent);

describe("the agent centre", () => {
  it("SH-17, AC-01: opens for an agent at its address, with the panels of the manifests under their headings", async () => {
    await openScreen({ path: "/agent/management", visitor: "agent", setting: createStory([]) });
    await expect.element(centre.getByRole("heading", { level: 3, name: "Team management" }), patience).toBeVisible();
    expect(
      menu
        .getByRole("link")
        .elements()
        .map((link) => link.getAttribute("href")),
    ).toEqual(["/agent/overview", "/agent/management", "/agent/announcement", "/agent/income"]);
    expect(
      menu
        .getByRole("region")
        .elements()
        .map((group) => group.querySelector("span")?.textContent),
    ).toEqual(["The team", "Team money"]);
    await expect.element(menu.getByRole("link", { name: /^Team management/ })).toHaveAttribute("aria-current", "page");
    expect(takeFaults()).toEqual([]);
  });

  it("a badge is a count, 99+ or a dot, and says in words what it counts; nothing for none", async () => {
    await openScreen({ path: "/agent/overview", visitor: "agent", setting: createStory([]) });
    await expect.element(menu.getByRole("link", { name: "Team overview 3 unread" }), patience).toBeVisible();
    await expect.element(menu.getByRole("link", { name: "Team management 120 unread" })).toBeVisible();
    await expect.element(menu.getByRole("link", { name: "My income new figures" })).toBeVisible();
    await expect.element(menu.getByRole("link", { name: "Announcement", exact: true })).toBeVisible();
    expect(listLinks()).toEqual([
      "Team overview3 3 unread",
      "Team management99+ 120 unread",
      "Announcement",
      "My income new figures",
    ]);
  });

  it("RP-05: has an entry in the menu for an agent, opens from it over the page, and gives the focus back", async () => {
    await openScreen({ path: "/rng", visitor: "agent", setting: createStory([]) });
    await expect.element(entry, patience).toBeVisible();
    await entry.click();
    await expect.element(centre.getByRole("heading", { level: 3, name: "Team overview" }), patience).toBeVisible();
    await menu.getByRole("link", { name: /^My income/ }).click();
    await expect.element(centre.getByRole("heading", { level: 3, name: "My income" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(centre).not.toBeInTheDocument();
    await expect.element(page.getByRole("heading", { level: 1, name: "Slots" })).toBeVisible();
    await expect.element(entry).toHaveFocus();
  });

  it.each(["member", "guest"] as const)("RP-05: has no entry for a %s", async (visitor) => {
    await openScreen({ path: visitor === "guest" ? "/login" : "/rng", visitor, setting: createStory([]) });
    await expect.element(page.getByRole("heading", { level: 1 }), patience).toBeVisible();
    await expect
      .element(page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Slots" }), patience)
      .toBeVisible();
    await expect.element(entry).not.toBeInTheDocument();
  });

  it("RP-05: has an entry for a trial account, which is told that it needs a real one", async () => {
    await openScreen({ path: "/rng", visitor: "trial", setting: createStory([]) });
    await expect.element(entry, patience).toBeVisible();
    await entry.click();
    await expect
      .element(page.getByRole("alertdialog", { name: "You need a real account for this." }), patience)
      .toBeVisible();
    await expect.element(centre).not.toBeInTheDocument();
  });

  it("RP-05: has no entry and no address where no panel of it is on", async () => {
    for (const setting of [createStory(["AGENT3"]), createStory(modules)]) {
      await openScreen({ path: "/agent", visitor: "agent", setting });
      await expect.element(missing, patience).toBeVisible();
      await expect.element(entry).not.toBeInTheDocument();
    }
  });

  it("RP-05, X-56: has no entry and no address for who is no affiliate where nothing but AGENT3 is on", async () => {
    const answers = [changedAnswer(getAffiliateAccount, { agreements: [], campaigns: [] })];
    await openScreen({ path: "/agent", visitor: "agent", setting: createStory(modules, ["commission"]), answers });
    await expect.element(missing, patience).toBeVisible();
    await expect.element(entry).not.toBeInTheDocument();
  });

  it("RP-05: is no page for a member; a guest logs in first, and a trial account is told that it needs a real one", async () => {
    await openScreen({ path: "/agent/overview", visitor: "member", setting: createStory([]) });
    await expect.element(missing, patience).toBeVisible();
    await openScreen({ path: "/agent/overview", visitor: "guest", setting: createStory([]) });
    await expect.element(page.getByRole("heading", { level: 1, name: "Log in" }), patience).toBeVisible();
    await openScreen({ path: "/agent/overview", visitor: "trial", setting: createStory([]) });
    await expect
      .element(page.getByRole("alertdialog", { name: "You need a real account for this." }), patience)
      .toBeVisible();
    await expect.element(centre).not.toBeInTheDocument();
  });

  it("Q-41, MC-17: a panel whose module is off has no entry, and its address says that it is closed", async () => {
    await openScreen({ path: "/agent/management", visitor: "agent", setting: createStory(["AGTEAM3"]) });
    await expect.element(centre.getByRole("heading", { name: "This is closed at the moment" }), patience).toBeVisible();
    await expect.element(centre.getByRole("heading", { name: "Team management" })).not.toBeInTheDocument();
    await expect.element(menu.getByRole("link", { name: /^Team management/ })).not.toBeInTheDocument();
    await menu.getByRole("link", { name: /^Team overview/ }).click();
    await expect.element(centre.getByRole("heading", { level: 3, name: "Team overview" })).toBeVisible();
  });

  it("SH-17: is a list on a phone; a panel takes its place and the focus, and gives both back", async () => {
    await openScreen({ path: "/agent", visitor: "agent", setting: createStory([]), window: [360, 740] });
    const link = menu.getByRole("link", { name: /^My income/ });
    await expect.element(link, patience).toBeVisible();
    await expect.element(centre.getByRole("heading", { level: 3 })).not.toBeInTheDocument();
    await link.click();
    await expect.element(centre.getByRole("heading", { level: 3, name: "My income" })).toBeVisible();
    await expect.element(menu).not.toBeInTheDocument();
    await expect.poll(() => centre.element().contains(document.activeElement)).toBe(true);
    await centre.getByRole("button", { name: "Back to the list" }).click();
    await expect.element(link).toHaveFocus();
  });
});

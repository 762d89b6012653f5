import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./site.ts";

/** Why something is changed, in the forms of a day. */
const reason = "the work of a day";

/** One person's work at one page of the menu: the page's name, and what is done there. */
export type PageWork = readonly [page: string, act: () => Promise<unknown>];

/** What a person does with pages of the back office, by the words that stand on them. */
export interface DayWork {
  /** Goes through pages by the links of the menu. @returns the names of those that it went through */
  readonly goThrough: (pages: readonly PageWork[]) => Promise<void>;
  /** The names of all pages of the menu. */
  readonly listPages: () => Promise<readonly string[]>;
  /** A row of a list. */
  readonly line: (text: string) => Locator;
  /** Narrows a list by a text field of its filters. */
  readonly narrow: (label: string, text: string) => Promise<void>;
  /** Gives the reason in a form and sends it. */
  readonly send: (area: Locator, button: string) => Promise<void>;
  /** Opens a form by a button, fills its fields, gives a reason, and sends it. */
  readonly make: (
    open: string,
    form: string,
    fields: Readonly<Record<string, string>>,
    button: string,
    more?: (form: Locator) => Promise<unknown>,
  ) => Promise<void>;
  /** Changes one figure of a form that is on the page. */
  readonly set: (form: string, field: string, text: string, button: string) => Promise<void>;
}

/** The work of a day at an open page of the back office. */
export function toDayWork(desk: Page): DayWork {
  const menu = desk.getByRole("navigation", { name: "Pages" });
  const main = desk.getByRole("main");
  const send: DayWork["send"] = async (area, button) => {
    await area.getByRole("textbox", { name: "Why" }).fill(reason);
    await area.getByRole("button", { name: button, exact: true }).click();
  };
  return {
    goThrough: async (pages) => {
      for (const [name, act] of pages)
        await test.step(name, async () => {
          await menu.getByRole("link", { name: new RegExp(String.raw`^${name}( ?,|$)`) }).click();
          await expect(desk.getByRole("heading", { level: 1 })).toHaveText(name);
          await act();
        });
    },
    listPages: async () => (await menu.getByRole("link").allTextContents()).map((text) => text.replace(/\d.*$/, "")),
    line: (text) => main.getByRole("row").filter({ hasText: text }),
    narrow: async (label, text) => {
      await main.getByLabel(label, { exact: true }).first().fill(text);
      await main.getByRole("button", { name: "Filter", exact: true }).click();
    },
    send,
    make: async (open, form, fields, button, more) => {
      await main.getByRole("button", { name: open, exact: true }).click();
      const area = desk.getByRole("dialog").getByRole("form", { name: form });
      for (const [label, text] of Object.entries(fields)) await area.getByLabel(label).first().fill(text);
      await more?.(area);
      await send(area, button);
      await expect(area).toHaveCount(0);
    },
    set: async (form, field, text, button) => {
      const area = main.getByRole("form", { name: form });
      await area.getByLabel(field, { exact: true }).fill(text);
      await send(area, button);
      await expect(area.getByRole("textbox", { name: "Why" })).toHaveValue("");
      await expect(area.getByLabel(field, { exact: true })).not.toHaveAttribute("aria-invalid", "true");
    },
  };
}

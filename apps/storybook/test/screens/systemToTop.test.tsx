import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openScreen, patience } from "../openScreen.tsx";

const button = page.getByRole("button", { name: "Back to the top" });

it("SM-19: after a screen of scrolling a button leads back to the top, by keys too, and the focus stays on the page", async () => {
  await openScreen({ path: "/terms", window: [360, 400] });
  const heading = page.getByRole("heading", { level: 1 });
  await expect.element(heading, patience).toBeVisible();
  await expect.element(button).not.toBeInTheDocument();
  // The part comes when the page is idle.
  await expect
    .poll(() => {
      scrollTo(0, scrollY === 500 ? 501 : 500);
      return button.query();
    }, patience)
    .not.toBeNull();
  scrollTo(0, 300);
  await expect.element(button, patience).not.toBeInTheDocument();
  scrollTo(0, 600);
  await expect.element(button, patience).toBeVisible();
  button.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => scrollY, patience).toBe(0);
  await expect.element(button, patience).not.toBeInTheDocument();
  expect(document.activeElement).toBe(heading.element());
});

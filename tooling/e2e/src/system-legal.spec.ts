import { expect, test, toUrl } from "./site.ts";

const pages = [
  ["Terms of use", "/terms"],
  ["Privacy", "/privacy"],
  ["Safer play", "/safer-play"],
] as const;

test("FT-04: the footer links to the terms, privacy and safer play, which name the brand and its age", async ({
  page,
}) => {
  await page.goto(toUrl("kickline", "/inhouse"));
  for (const [name, path] of pages) {
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(toUrl("kickline", path));
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeFocused();
    await expect(page.getByRole("main")).toContainText("Kickline");
    await expect(page.getByRole("main").getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
  }
  await expect(page.getByRole("main")).toContainText("Nobody under 20 may play.");
});

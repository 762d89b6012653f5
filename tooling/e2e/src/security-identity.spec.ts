import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { drawPicture } from "./pictures.ts";
import { openNewMember } from "./members.ts";
import { askGateway } from "./operator.ts";
import { expect, test, toUrl } from "./site.ts";

/** `pnpm gateway kyc …`, as staff types it. */
const kyc = (...words: readonly string[]) => askGateway<unknown>("aurelune", "kyc", ...words);

async function findWaiting(member: string): Promise<string> {
  const list = await kyc("list");
  const lines: readonly { readonly id: string; readonly member: string }[] = Array.isArray(list) ? list : [];
  return lines.find((line) => line.member === member)?.id ?? "";
}

async function send(page: Page): Promise<void> {
  const form = page.getByRole("form", { name: "Send documents" });
  await form.getByRole("radio", { name: "Passport" }).check();
  await form.getByLabel("Full name").fill("Zuzanna Owner");
  await form.getByLabel("Document number").fill("AB 123456");
  await form.getByRole("button", { name: "Send documents" }).click();
  await expect(form.getByText("Input cannot be empty")).toHaveCount(2);
  const files = form.locator("input[type=file]");
  await expect(files).toHaveCount(2);
  await files.nth(0).setInputFiles(drawPicture("front.png", [40, 90, 160]));
  await expect(form.getByText("Uploaded: front.png")).toBeVisible();
  await files.nth(1).setInputFiles(drawPicture("me.png", [160, 90, 40]));
  await expect(form.getByText("Uploaded: me.png")).toBeVisible();
  await form.getByRole("button", { name: "Send documents" }).click();
}

test("X-17: a member sends documents, staff looks at them and refuses, then approves others, and asks again", async ({
  page,
}) => {
  const username = await openNewMember(page, toUrl("aurelune", "/member/securityCenter"), "aurelune");
  const centre = page.getByRole("dialog", { name: "Member centre" });
  await centre.getByRole("button", { name: "Open identity" }).click();
  await expect(centre.getByRole("heading", { level: 3, name: "Identity" })).toBeVisible();
  await send(page);
  const row = centre.getByRole("group", { name: "Identity" });
  await expect(row.getByText("Being checked")).toBeVisible();
  await expect(row.getByRole("img", { name: "Picture 2" })).toBeVisible();
  await expect
    .poll(() => row.getByRole("img", { name: "Picture 1" }).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(80);
  const first = await findWaiting(username);
  const folder = mkdtempSync(join(tmpdir(), "marquee-kyc-"));
  await kyc("show", first, "--out", folder);
  expect(["front.png", "selfie.png"].map((name) => existsSync(join(folder, name)))).toEqual([true, true]);
  rmSync(folder, { recursive: true });
  await kyc("reject", first, "--reason", "The name cannot be read.");
  await expect(kyc("approve", first)).rejects.toThrow("wait for this decision");
  await page.reload();
  await expect(row.getByText("The name cannot be read.")).toBeVisible();
  await send(page);
  await expect(row.getByText("Being checked")).toBeVisible();
  const second = await findWaiting(username);
  await kyc("approve", second);
  await page.reload();
  await expect(row.getByText("Confirmed", { exact: true })).toBeVisible();
  await expect(page.getByRole("form", { name: "Send documents" })).toHaveCount(0);
  await kyc("again", second, "--reason", "The passport has ended.");
  await page.reload();
  await expect(row.getByText("The passport has ended.")).toBeVisible();
  await expect(page.getByRole("form", { name: "Send documents" })).toBeVisible();
});

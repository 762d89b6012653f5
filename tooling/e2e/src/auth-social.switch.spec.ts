import type { Page } from "@playwright/test";
import { openNewMember } from "./members.ts";
import { expect, setGateway, test, toUrl } from "./site.ts";
import { useOwnPlatform } from "./ownPlatform.ts";
import { socialBrand as brand } from "./socialProvider.ts";

useOwnPlatform([brand]);

/** Switches a module, and waits until the gateway's status says so. */
async function turn(page: Page, module: string, state: "on" | "off"): Promise<void> {
  await setGateway("module", module, state, "--merchant", brand);
  const ask = () =>
    page.evaluate(() =>
      fetch("/wps/system/status", { headers: { Merchant: "PAPERKITE" } }).then((answer) => answer.text()),
    );
  await expect.poll(ask).toContain(`"modId":"${module}","enabled":"${state === "on" ? "1" : "0"}"`);
}

test("X-75: each provider has a switch, and SOCLOGIN3 is that of all, in the forms and in the security centre @sweep", async ({
  page,
  faults,
}) => {
  // The address of a part that is switched off is answered with 404.
  faults.allow(/404/);
  await page.goto(toUrl(brand, "/login"));
  const group = page.getByRole("main").getByRole("group", { name: "Or log in with" });
  await expect(group.getByRole("button")).toHaveText(["Google", "Telegram", "LINE"]);
  try {
    await turn(page, "SLLINE3", "off");
    await page.reload();
    await expect(group.getByRole("button")).toHaveText(["Google", "Telegram"]);
    await turn(page, "SOCLOGIN3", "off");
    await page.reload();
    await expect(page.getByRole("main").getByLabel("Username")).toBeVisible();
    await expect(group).toHaveCount(0);
    await page.goto(toUrl(brand, "/login/social/google"));
    await expect(page.getByRole("main").getByLabel("Username")).toHaveCount(0);
    await openNewMember(page, toUrl(brand, "/member/securityCenter"), brand);
    const centre = page.getByRole("dialog", { name: "Member centre" });
    await expect(centre.getByRole("group", { name: "Passkeys" })).toBeVisible();
    await expect(centre.getByRole("group", { name: "Linked sign-ins" })).toHaveCount(0);
  } finally {
    await turn(page, "SLLINE3", "on");
    await turn(page, "SOCLOGIN3", "on");
  }
  await page.reload();
  await expect(page.getByRole("group", { name: "Linked sign-ins" })).toBeVisible();
});

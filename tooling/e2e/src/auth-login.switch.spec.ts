import type { Page } from "@playwright/test";
import { expect, setGateway, test, toNewName, toUrl } from "./site.ts";
import { useOwnPlatform } from "./ownPlatform.ts";

const brand = "saltlantern";
useOwnPlatform([brand]);

/** Switches a module, and waits until the gateway's status says so. */
async function turn(page: Page, module: string, state: "on" | "off"): Promise<void> {
  await setGateway("module", module, state, "--merchant", brand);
  const ask = () =>
    page.evaluate(() =>
      fetch("/wps/system/status", { headers: { Merchant: "SALTLANTERN" } }).then((answer) => answer.text()),
    );
  await expect.poll(ask).toContain(`"modId":"${module}","enabled":"${state === "on" ? "1" : "0"}"`);
}

test("RP-20: without MOBILEVERCODELOGIN3 there is no login by text message, and with it there is @sweep", async ({
  page,
}) => {
  await page.goto(toUrl(brand, "/login"));
  const tab = page.getByRole("main").getByRole("tab", { name: "By text message" });
  await expect(tab).toBeVisible();
  try {
    await turn(page, "MOBILEVERCODELOGIN3", "off");
    await page.reload();
    await expect(page.getByRole("main").getByLabel("Username")).toBeVisible();
    await expect(tab).toHaveCount(0);
  } finally {
    await turn(page, "MOBILEVERCODELOGIN3", "on");
  }
  await page.reload();
  await expect(tab).toBeVisible();
});

test("RP-23: without CHNGPASSVERIF3 a forgotten password is replaced by mail alone, and with it by phone too @sweep", async ({
  page,
}) => {
  await page.goto(toUrl(brand, "/login"));
  const open = page.getByRole("main").getByRole("button", { name: "Forgot your password?" });
  const dialog = page.getByRole("dialog", { name: "Forgot your password?" });
  await open.click();
  await expect(dialog.getByRole("tab")).toHaveText(["By e-mail", "By text message"]);
  try {
    await turn(page, "CHNGPASSVERIF3", "off");
    await page.reload();
    await open.click();
    await expect(dialog.getByRole("textbox", { name: "E-mail" })).toBeVisible();
    await expect(dialog.getByRole("tab")).toHaveCount(0);
  } finally {
    await turn(page, "CHNGPASSVERIF3", "on");
  }
});

test("ER-19, Q-35: a merchant that wants it tells who asks for a new password that there is no such account @sweep", async ({
  page,
}) => {
  await page.goto(toUrl(brand, "/login"));
  await page.getByRole("main").getByRole("button", { name: "Forgot your password?" }).click();
  const dialog = page.getByRole("dialog", { name: "Forgot your password?" });
  const [username, email] = [toNewName(), `${toNewName()}@mail.example`];
  await dialog.getByLabel("Username").fill(username);
  await dialog.getByRole("textbox", { name: "E-mail" }).fill(email);
  await setGateway("setting", "tellUnknownAccounts", "on", "--merchant", brand);
  try {
    await dialog.getByRole("button", { name: "Send the link" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("Username/Email does not exist");
    await expect(dialog.getByLabel("Username")).toHaveValue(username);
    await expect(dialog.getByRole("textbox", { name: "E-mail" })).toHaveValue(email);
  } finally {
    await setGateway("setting", "tellUnknownAccounts", "off", "--merchant", brand);
  }
  // Another mailbox: one of them gets a mail a minute.
  await dialog.getByRole("textbox", { name: "E-mail" }).fill(`${toNewName()}@mail.example`);
  await dialog.getByRole("button", { name: "Send the link" }).click();
  await expect(dialog.getByText(/an e-mail with a link is on its way/)).toBeVisible();
});

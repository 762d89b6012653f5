import { randomInt } from "node:crypto";
import { readCode } from "./outbox.ts";
import { confirmAge, expect, setGateway, test, toNewName, toUrl } from "./site.ts";
import { useOwnPlatform } from "./ownPlatform.ts";

useOwnPlatform(["saltlantern"]);

/** The brand's own switches, which every test leaves as they were. */
const own = {
  USERNAMEREG3: "on",
  MOBILENUMREG3: "on",
  MOBILENUMPASSREG3: "off",
  REGMOBVERF3: "on",
  REGFIRE3: "on",
  GEETEST3: "off",
} as const;

type Flags = Partial<Record<keyof typeof own, "on" | "off">>;

async function turn(flags: Flags): Promise<void> {
  for (const [module, state] of Object.entries(flags))
    await setGateway("module", module, state, "--merchant", "saltlantern");
}

test.afterAll(() => turn(own));

const toNewNumber = (): string => `+6681${randomInt(1_000_000, 9_999_999)}`;

test("RP-14, RP-17: each way has its tab while its module is on, and with neither registration is closed", async ({
  page,
}) => {
  const dialog = page.getByRole("dialog");
  for (const [flags, tabs] of [
    [{}, 2],
    [{ MOBILENUMREG3: "off" }, 0],
    [{ MOBILENUMREG3: "on", USERNAMEREG3: "off" }, 0],
  ] as const) {
    await turn(flags);
    await page.goto(toUrl("saltlantern", "/register"));
    await expect(dialog.getByLabel("Birthday")).toBeVisible();
    await expect(dialog.getByRole("tab")).toHaveCount(tabs);
    const isMobile = "USERNAMEREG3" in flags;
    await expect(dialog.getByLabel("Username")).toHaveCount(isMobile ? 0 : 1);
  }
  await expect(dialog.getByRole("textbox", { name: "Mobile number" })).toBeVisible();
  await turn({ MOBILENUMREG3: "off" });
  await page.reload();
  await expect(dialog.getByText("Registration is closed")).toBeVisible();
  await turn({ MOBILENUMREG3: "on", USERNAMEREG3: "on" });
});

test("RP-15, RP-16, RG-18: the code's field and the password's come and go with their modules", async ({ page }) => {
  const dialog = page.getByRole("dialog");
  await turn({ REGMOBVERF3: "off", MOBILENUMPASSREG3: "on" });
  await page.goto(toUrl("saltlantern", "/register"));
  await dialog.getByRole("tab", { name: "Mobile phone" }).click();
  await expect(dialog.getByLabel("Password", { exact: true })).toBeVisible();
  await expect(dialog.getByLabel("Verification code")).toHaveCount(0);
  await dialog.getByRole("textbox", { name: "Mobile number" }).fill(toNewNumber());
  await dialog.getByLabel("Password", { exact: true }).fill("Harbour#Night88");
  await dialog.getByLabel("Confirm password").fill("Harbour#Night88");
  await dialog.getByLabel("Birthday").fill("1990-05-05");
  await confirmAge(dialog);
  await dialog.getByRole("button", { name: "Register", exact: true }).click();
  const account = page.getByRole("dialog", { name: "Your new account" });
  await expect(account.getByRole("definition")).toHaveCount(1);
  await account.getByRole("button", { name: "I have written it down" }).click();
  await turn({ REGMOBVERF3: "on", REGFIRE3: "off", MOBILENUMPASSREG3: "off" });
});

test("RG-18, RG-21: without the third party the brand's own code proves the number, by username too", async ({
  page,
}) => {
  const [dialog, number] = [page.getByRole("dialog"), toNewNumber()];
  await page.goto(toUrl("saltlantern", "/register"));
  await dialog.getByLabel("Username").fill(toNewName());
  await dialog.getByLabel("Password", { exact: true }).fill("Harbour#Night88");
  await dialog.getByLabel("Confirm password").fill("Harbour#Night88");
  await dialog.getByLabel("Birthday").fill("1990-05-05");
  await confirmAge(dialog);
  await expect(dialog.getByLabel("Verification code")).toHaveCount(0);
  await dialog.getByRole("button", { name: "More details (optional)" }).click();
  await dialog.getByRole("textbox", { name: "Mobile number" }).fill(number);
  await dialog.getByRole("button", { name: "Send code" }).click();
  await expect(dialog.getByText(/^Code sent to \+66/)).toBeVisible();
  await dialog.getByLabel("Verification code").fill(await readCode("saltlantern", number));
  await dialog.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Welcome to Saltlantern" })).toBeVisible();
  await turn({ REGFIRE3: "on" });
});

test("RG-17: the bot check shows before the form is sent while GEETEST3 is on, by a press or by sending; off, there is none @sweep", async ({
  page,
}) => {
  const dialog = page.getByRole("dialog");
  await page.goto(toUrl("saltlantern", "/register"));
  await expect(dialog.getByLabel("Username")).toBeVisible();
  await expect(dialog.getByText("Security check against bots")).toHaveCount(0);
  await turn({ GEETEST3: "on" });
  await page.reload();
  const fill = async (): Promise<void> => {
    await expect(dialog.getByText("Security check against bots")).toBeVisible();
    await dialog.getByLabel("Username").fill(toNewName());
    await dialog.getByLabel("Password", { exact: true }).fill("Harbour#Night88");
    await dialog.getByLabel("Confirm password").fill("Harbour#Night88");
    await dialog.getByLabel("Birthday").fill("1990-05-05");
    await confirmAge(dialog);
  };
  await fill();
  await dialog.getByRole("button", { name: "I am not a bot" }).click();
  await expect(dialog.getByText("Check passed")).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Welcome to Saltlantern" })).toBeVisible();
  await page.context().clearCookies();
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
  await page.goto(toUrl("saltlantern", "/register"));
  await fill();
  await dialog.getByRole("button", { name: "Register", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Welcome to Saltlantern" })).toBeVisible({ timeout: 30_000 });
  await turn({ GEETEST3: "off" });
});

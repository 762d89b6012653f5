import { openDesk } from "./desk.ts";
import { askGateway } from "./operator.ts";
import { expect, test, toNewName, toUrl } from "./site.ts";

const brand = "aurelune";

test("CS-04, X-45: who cannot log in writes by the form, staff answer in the ticket, and the answer goes to the mail address", async ({
  page,
  browser,
}) => {
  const email = `${toNewName()}@mail.example`;
  const subject = `Locked out ${email.slice(0, 12)}`;
  await page.goto(toUrl(brand, "/login"));
  await page.getByRole("main").getByRole("link", { name: "Write to us" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Write to us" })).toBeVisible();
  const form = page.getByRole("form", { name: "Write to us" });
  await form.getByLabel("E-mail", { exact: false }).first().fill(email);
  await form.getByLabel("Subject (optional)").fill(subject);
  const box = form.getByRole("textbox", { name: "Your message" });
  await box.fill("I cannot log in since my phone was stolen");
  await page.reload();
  await expect(box).toHaveValue("I cannot log in since my phone was stolen");
  await form.getByRole("button", { name: "Send", exact: true }).click();
  const done = page.getByRole("main").getByRole("status").filter({ hasText: "Your message has been sent" });
  await expect(done).toContainText(email);
  const number = /S[0-9]{6}[0-9A-Z]{10}/.exec(await done.innerText())?.[0] ?? "none";

  const desk = await openDesk(
    browser,
    "owner@aurelune.example",
    `/AURELUNE/tickets?search=${encodeURIComponent(email)}`,
  );
  await desk.getByRole("row").filter({ hasText: "Guest" }).getByRole("link", { name: subject }).click();
  await expect(desk.getByText("E-mail, not confirmed")).toBeVisible();
  await desk
    .getByRole("textbox", { name: "Answer to the guest" })
    .fill("Your account is open again. Please try once more.");
  await desk.getByRole("button", { name: "Send the answer" }).click();
  await expect(desk.getByRole("textbox", { name: "Answer to the guest" })).toHaveValue("");

  const [mail] = await askGateway<readonly { readonly text: string }[]>(brand, "messages", "--recipient", email);
  expect(mail?.text).toContain("Your account is open again.");
  expect(mail?.text).toContain(number);

  // A second message that names the number stands in the same ticket.
  await page.getByRole("button", { name: "Write another message" }).click();
  await form.getByLabel("E-mail", { exact: false }).first().fill(email);
  await box.fill("Thank you it works for me now");
  await form.getByLabel("Number of an earlier message (optional)").fill(number);
  await form.getByRole("button", { name: "Send", exact: true }).click();
  await expect(desk.getByText("Thank you it works for me now")).toBeVisible();
  await desk.context().close();
});

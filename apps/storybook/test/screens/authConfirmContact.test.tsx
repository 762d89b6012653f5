import { confirmContact } from "@marquee/contract";
import { breakOff, refusal, takeFaults } from "@marquee/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { inTurn } from "../answersInTurn.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { openScreen, patience } from "../openScreen.tsx";

const path = "/confirm-contact";
const token = "a".repeat(120);
const confirm = page.getByRole("button", { name: "Confirm the contact" });

describe("the link that a registration sends", () => {
  beforeEach(() => {
    const { pathname, search } = location;
    return () => history.replaceState(history.state, "", `${pathname}${search}`);
  });

  it("LG-16, LG-17: confirms the contact by a press, once more after a fault, and its token leaves the address", async () => {
    history.replaceState(history.state, "", `#${token}`);
    const { listCalls } = await openScreen({
      path,
      brand: "saltlantern",
      visitor: "member",
      answers: [
        inTurn(breakOff(confirmContact), changedAnswer(confirmContact, { kind: "EMAIL", mask: "k***@mail.example" })),
      ],
    });
    await expect.element(confirm, patience).toBeVisible();
    expect(location.hash).toBe("");
    // A page that was opened has confirmed nothing.
    expect(listCalls(confirmContact)).toEqual([]);
    await confirm.click();
    const fault = page.getByRole("main").getByRole("alert");
    await expect.element(fault, patience).toMatchTextContent("Network link is abnormal");
    await confirm.click();
    const done = page.getByRole("heading", { name: "k***@mail.example is confirmed" });
    await expect.element(done, patience).toBeVisible();
    expect(listCalls(confirmContact)).toHaveLength(2);
    await page.getByRole("button", { name: "Go to the start page" }).click();
    await expect.element(done).not.toBeInTheDocument();
  });

  it("LG-16: asks a visitor to log in first, and then confirms", async () => {
    history.replaceState(history.state, "", `#${token}`);
    await openScreen({ path, brand: "saltlantern" });
    const logIn = page.getByRole("main").getByRole("button", { name: "Log in" });
    await expect.element(logIn, patience).toBeVisible();
    await expect.element(confirm).not.toBeInTheDocument();
    await logIn.click();
    const popup = page.getByRole("dialog", { name: "Log in" });
    await popup.getByLabelText("Username").fill("koi_player");
    await popup.getByLabelText("Password", { exact: true }).fill("Marquee2026");
    await popup.getByRole("button", { name: "Log in", exact: true }).click();
    await expect.element(confirm, patience).toBeVisible();
  });

  it("LG-16: a link that does not work any more says what else there is", async () => {
    history.replaceState(history.state, "", `#${token}`);
    await openScreen({
      path,
      brand: "saltlantern",
      visitor: "member",
      answers: [refusal(confirmContact, "contact.token.invalid")],
    });
    await confirm.click();
    await expect.element(page.getByText("This link does not work any more"), patience).toBeVisible();
    expect(takeFaults()).toEqual([]);
  });
});

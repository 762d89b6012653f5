import { getAffiliatePostback, setAffiliatePostback } from "@marquee/contract";
import { answer, Refusal, refusal } from "@marquee/testing";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { centre, openPanel } from "../affiliateCentre.ts";
import { inTurn } from "../answersInTurn.ts";
import { changedAnswer } from "../changedAnswer.ts";
import { patience, pressTwice } from "../openScreen.tsx";

describe("the postback of an affiliate", () => {
  const form = centre.getByRole("form", { name: "Postback" });
  const url = form.getByLabelText("Address of your system", { exact: false });
  const save = form.getByRole("button", { name: "Save" });
  const secret = page.getByRole("dialog", { name: "Secret of your postback" });
  const first = changedAnswer(getAffiliatePostback, { postback: null });

  it("X-56: an address that is refused is told under its field and stays; the secret is shown once, until it is stored", async () => {
    const refused = refusal(setAffiliatePostback, "fields", { fields: [{ name: "url", rule: "unknown" }] });
    const set = inTurn(
      refused,
      changedAnswer(setAffiliatePostback, { secret: "whsec_c2hvd24tb25jZQ==" }),
      changedAnswer(setAffiliatePostback, {}),
    );
    const screen = await openPanel("affiliatePostback", [first, set]);
    await expect.element(url, patience).toBeVisible();
    await url.fill("tracking.example");
    await save.click();
    await expect.element(form.getByText("Enter the whole address, beginning with https://")).toBeVisible();
    expect(screen.listCalls(setAffiliatePostback)).toEqual([]);
    await url.fill("https://tracking.example/hook");
    await form.getByRole("checkbox", { name: "A player becomes qualified" }).click();
    await save.click();
    await expect.element(form.getByText("We cannot reach this address", { exact: false }), patience).toBeVisible();
    await expect.element(url).toHaveAttribute("aria-invalid", "true");
    await expect.element(url).toHaveFocus();
    await expect.element(url).toHaveValue("https://tracking.example/hook");
    await pressTwice(save);
    await expect.element(secret, patience).toMatchTextContent(/shown only now.*whsec_c2hvd24tb25jZQ==/);
    expect(screen.listCalls(setAffiliatePostback).map(({ body }) => body)[1]).toEqual({
      url: "https://tracking.example/hook",
      kinds: ["registration", "firstDeposit"],
      on: true,
    });
    expect(screen.listCalls(setAffiliatePostback)).toHaveLength(2);
    await userEvent.keyboard("{Escape}");
    await expect.element(secret).toBeVisible();
    await secret.getByRole("button", { name: "I have stored it" }).click();
    await expect.element(secret).not.toBeInTheDocument();
    await save.click();
    await expect.poll(() => screen.listCalls(setAffiliatePostback).length, patience).toBe(3);
    await expect.element(secret).not.toBeInTheDocument();
  });

  it("X-56: a new secret is made after it was asked for, of what is saved, and shown once", async () => {
    const set = changedAnswer(setAffiliatePostback, { secret: "whsec_bmV3" });
    const screen = await openPanel("affiliatePostback", [set]);
    await expect.element(url, patience).toBeVisible();
    await url.fill("https://tracking.example/typed");
    await centre.getByRole("button", { name: "Make a new secret" }).click();
    const asked = page.getByRole("alertdialog", { name: "Make a new secret?" });
    await expect.element(asked).toMatchTextContent(/signed with the old secret too/);
    expect(screen.listCalls(setAffiliatePostback)).toEqual([]);
    await pressTwice(asked.getByRole("button", { name: "Make a new secret" }));
    await expect.element(secret, patience).toMatchTextContent(/shown only now.*whsec_bmV3/);
    expect(screen.listCalls(setAffiliatePostback).map(({ body }) => body)).toEqual([
      {
        url: "https://tracking.example/postback?source=marquee",
        kinds: ["registration", "firstDeposit"],
        on: true,
        renew: true,
      },
    ]);
    await secret.getByRole("button", { name: "I have stored it" }).click();
    await expect.element(url).toHaveValue("https://tracking.example/typed");
  });

  it("X-56: without any event it is not sent, and an answer that has no plan is told above the form", async () => {
    const set = answer(setAffiliatePostback, () => {
      throw new Refusal("affiliate.state");
    });
    const screen = await openPanel("affiliatePostback", [set]);
    await expect.element(url, patience).toHaveValue("https://tracking.example/postback?source=marquee");
    for (const name of ["A player registers with one of your links", "A player deposits for the first time"])
      await form.getByRole("checkbox", { name }).click();
    await save.click();
    await expect.element(form.getByText("Choose at least one event.", { exact: false })).toBeVisible();
    expect(screen.listCalls(setAffiliatePostback)).toEqual([]);
    await form.getByRole("checkbox", { name: "A player becomes qualified" }).click();
    await save.click();
    await expect.element(form.getByRole("alert"), patience).toMatchTextContent(/not yours any more/);
  });

  it("X-56: since when nothing arrives is told, and that it went off by itself", async () => {
    await openPanel("affiliatePostback", [
      changedAnswer(getAffiliatePostback, ({ postback }) => ({
        postback: postback && { ...postback, on: false, note: "410 Gone" },
      })),
    ]);
    const state = centre.getByRole("region", { name: "State of the postback" });
    await expect.element(state, patience).toMatchTextContent(/Off.*Nothing has reached your address since 2026-11-28/);
    await expect
      .element(state)
      .toMatchTextContent(/It was switched off because deliveries to your address kept failing/);
  });
});

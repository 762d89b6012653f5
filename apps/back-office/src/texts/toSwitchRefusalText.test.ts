import { setupI18n } from "@lingui/core";
import { switchReasons } from "@marquee/contract/staff";
import { expect, it } from "vitest";
import { loadErrorText } from "./errorText.ts";
import { toSwitchRefusalText } from "./toSwitchRefusalText.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });

it("X-54, X-68: a switch that cannot be made says why by the names of modules and jurisdictions", () => {
  expect(toSwitchRefusalText(i18n, { why: "module.protected", subjects: ["RGCEN3"], jurisdiction: "GB" })).toBe(
    "Responsible gaming protects players. Under the rules of Great Britain it stays on, and so does what it belongs to.",
  );
  expect(toSwitchRefusalText(i18n, { why: "limit.plans", most: 100 })).toContain("100 planned changes");
  for (const why of switchReasons) {
    const text = toSwitchRefusalText(i18n, { why, subjects: ["KYC3"], jurisdiction: "MT", most: 5 });
    expect(text, why).toMatch(/\.$/);
    expect(text, why).not.toMatch(/\{|undefined|NaN/);
    if (why.includes("module")) expect(text, why).not.toContain("KYC3");
  }
});

it("X-54: a reason of a newer gateway, or none, is answered in general", async () => {
  const toError = (value: object) => ({
    code: "switch.refused",
    status: 200,
    value,
    fields: [],
    retryAfter: undefined,
  });
  expect(await loadErrorText(i18n, toError({ why: "__proto__" }))).toBe("This change cannot be made.");
  expect(await loadErrorText(i18n, toError({}))).toBe("This change cannot be made.");
  expect(await loadErrorText(i18n, toError({ why: "nothing.changes" }))).toContain("Nothing would change");
});

import { setupI18n } from "@lingui/core";
import { staffRows } from "@marquee/contract/schema";
import { reasonLength, staffErrors } from "@marquee/contract/staff";
import { expect, it } from "vitest";
import { isKnown, toErrorText, toFieldText } from "./errorText.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const write = (fault: Parameters<typeof toFieldText>[1]): string => toFieldText(i18n, fault);

it("X-52: a refused length, number, amount or period says what is allowed", () => {
  const name = "field";
  const { least, most } = reasonLength;
  expect(write({ name, rule: "length", min: least, max: most })).toBe("Between 3 and 500 characters.");
  expect(write({ name, rule: "length", max: 2_000 })).toBe("At most 2,000 characters.");
  expect(write({ name, rule: "length", min: 10 })).toBe("At least 10 characters.");
  expect(write({ name, rule: "unknown", min: 1, max: 1_000_000 })).toBe("Between 1 and 1,000,000.");
  expect(write({ name, rule: "unknown", max: 999 })).toBe("At most 999.");
  expect(write({ name, rule: "amount", min: 0, max: 1_440 })).toBe("Between 0 and 1,440.");
  expect(write({ name, rule: "date", max: 366 })).toBe("At most 366 days, and not before the first day.");
});

it("X-52: a fault without a range keeps its text", () => {
  const name = "field";
  expect(write({ name, rule: "required" })).toBe("Fill this in.");
  expect(write({ name, rule: "unknown" })).toBe("This cannot be used.");
  expect(write({ name, rule: "length" })).toBe("The length is not right.");
});

/** What any call may answer. */
const general = ["request.invalid", "rate.limited", "server.busy", "login.not.session", "permission.denied", "unknown"];

it("X-52: the desk has words of its own, for staff, for every code that a call of staff may answer", () => {
  const codes = new Set<string>([
    ...Object.keys(staffErrors),
    ...staffRows.flatMap(({ errors }) => errors),
    ...general,
  ]);
  expect(codes.size).toBeGreaterThan(55);
  expect([...codes].filter((code) => !isKnown(code))).toEqual([]);
  for (const code of codes) {
    const error = { code, status: 200, value: {}, fields: [], retryAfter: undefined };
    // Players have a wallet of their own and are sent to customer service; staff are neither.
    expect(toErrorText(i18n, error), code).not.toMatch(
      /customer service|contact (?:us|support)|your (?:balance|wallet|account|bonus)/i,
    );
  }
});

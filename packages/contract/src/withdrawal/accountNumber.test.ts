import { expect, it } from "vitest";
import { checkAccountNumber, toAccountNumber } from "./accountNumber.ts";

it.each([
  ["BANK", "0071-000 123.456"],
  ["BANK", "123456"],
  ["WALLET", "+84 901 234 567"],
  ["WALLET", "123456789012345"],
  ["CRYPTO", "T".repeat(34)],
] as const)("MC-04: %s %s is the number of an account", (type, typed) => {
  expect(checkAccountNumber(type, typed)).toBeNull();
});

it.each([
  ["BANK", "12x", { rule: "length", patternId: 6, min: 6, max: 20 }],
  ["BANK", "1234567x", { rule: "pattern", patternId: 6, min: 6, max: 20 }],
  ["BANK", "+12345678", { rule: "pattern", patternId: 6 }],
  ["WALLET", "++12345678", { rule: "pattern", patternId: 6, min: 8, max: 15 }],
  ["CRYPTO", "0x12", { rule: "length", patternId: 4, min: 26, max: 64 }],
  ["BANK", " - ", { rule: "required" }],
] as const)("MC-04: %s %j is none, and the fault says what it is instead", (type, typed, fault) => {
  expect(checkAccountNumber(type, typed)).toMatchObject({ name: "number", ...fault });
});

it("MC-04: is stored without what people type between its parts", () => {
  expect(toAccountNumber(" 0071-000 123.456 ")).toBe("0071000123456");
});

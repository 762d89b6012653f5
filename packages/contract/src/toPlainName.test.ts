import { expect, it } from "vitest";
import { toPlainName } from "./toPlainName.ts";
import { toTidyName } from "./toTidyName.ts";

it("X-18, RG-30: a name in any form, case and spacing, and a bank's ASCII capitals, are one person; other tones are another", () => {
  const name = "Nguyễn Văn Ánh";
  for (const other of [
    name.normalize("NFD"),
    "nguyễn văn ánh",
    "NGUYEN VAN ANH",
    " Nguyễn  Văn\u00a0Ánh ",
    "Nguyen-Van Anh",
  ])
    expect(toPlainName(other), other).toBe(toPlainName(name));
  expect(toPlainName("Đỗ Thị Hà")).toBe("do thi ha");
  for (const [one, other] of [
    ["สุดา ใจดี", "สีดา ใจดี"],
    ["ド", "ト"],
    ["Van Anh", "Vang Anh"],
  ] as const)
    expect(toPlainName(one)).not.toBe(toPlainName(other));
});

it("RG-30: a tidy name is composed, without blanks around it and with one between its words", () => {
  expect(toTidyName(" Nguyễn  Văn\tÁnh ".normalize("NFD"))).toBe("Nguyễn Văn Ánh");
  expect(toTidyName("  ")).toBe("");
});

import { expect, it } from "vitest";
import { toFieldName } from "./toFieldName.ts";

it("X-21: a field without a text of its own is called by the words of its name", () => {
  expect(toFieldName("maxBonus")).toBe("Max bonus");
  expect(toFieldName("payee_name")).toBe("Payee name");
  expect(toFieldName("VND")).toBe("VND");
  expect(toFieldName("KYC3")).toBe("KYC3");
  expect(toFieldName("1")).toBe("1");
  expect(toFieldName("")).toBe("");
});

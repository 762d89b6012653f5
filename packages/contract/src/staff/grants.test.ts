import { describe, expect, it } from "vitest";
import { canGive } from "./grants.ts";
import { staffRoles } from "./roles.ts";

describe("roles that somebody may give", () => {
  const at = (merchant: string, ...roles: readonly (typeof staffRoles)[number][]) =>
    roles.map((role) => ({ merchant, role }));

  it("X-21: an owner gives every role at the own merchant, and none elsewhere", () => {
    for (const role of staffRoles) {
      expect(canGive(at("A", "OWNER"), "A", [role])).toBe(true);
      expect(canGive(at("A", "OWNER"), "B", [role])).toBe(false);
      expect(canGive(at("*", "OWNER"), "B", [role])).toBe(true);
    }
  });

  it("X-21: nobody gives a role that holds a permission which the giver lacks", () => {
    for (const role of staffRoles.filter((each) => each !== "OWNER"))
      expect(canGive(at("A", role), "A", ["OWNER"])).toBe(false);
    expect(canGive(at("A", "PAYMENTS"), "A", ["RISK"])).toBe(false);
    expect(canGive(at("A", "PAYMENTS", "RISK"), "A", ["PAYMENTS", "RISK"])).toBe(true);
  });
});

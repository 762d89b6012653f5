import { type AudienceRules, everyoneRules } from "@marquee/contract";
import { expect, it } from "vitest";
import { listAudienceFaults, toAudienceValues, toRules } from "./audienceValues.ts";
import { toPlan, toPlanValues, unplanned } from "./planValues.ts";

const labels = [
  { id: "gold", name: "Gold" },
  { id: "__proto__", name: "Odd" },
];

const rules: AudienceRules = {
  who: "MEMBERS",
  languages: ["EN", "VI"],
  countries: ["TH"],
  labels: ["gold"],
  levels: ["VIP"],
  lastLogin: { within: false, days: 30 },
  deposits: { count: 2, amount: "100.5", currency: "USD", days: 7 },
  play: { stake: "5", currency: "USD", days: 1 },
};

it("X-55: a form gives back the rules that it opened with", () => {
  for (const each of [rules, everyoneRules, { ...everyoneRules, who: "GUESTS" as const }]) {
    const values = toAudienceValues(each, labels);
    expect(listAudienceFaults(values)).toEqual({});
    expect(toRules(values)).toEqual(each);
  }
  // Rules of members go where it is no more of members.
  expect(toRules({ ...toAudienceValues(rules, labels), who: "GUESTS" })).toEqual({
    ...everyoneRules,
    who: "GUESTS",
    languages: ["EN", "VI"],
    countries: ["TH"],
  });
});

it("X-55: a plan has the chosen segment or the rules of the fields", () => {
  const plan = { ...unplanned, audience: { segment: "s1" } };
  const values = toPlanValues(plan, "UTC", labels);
  expect(toPlan(values, plan, "UTC")).toEqual(plan);
  expect(toPlan({ ...values, segment: "" }, plan, "UTC").audience).toEqual(everyoneRules);
  expect(toPlan({ ...toPlanValues({ ...plan, audience: rules }, "UTC", labels) }, plan, "UTC").audience).toEqual(rules);
});

import { type AudienceRules, everyoneRules } from "@marquee/contract";
import { expect, it } from "vitest";
import { toChallengeFaults, toChallengeTerms, toChallengeValues } from "./challengeValues.ts";

it("X-38: a new challenge is off, says at its fields what is missing, and opens again as it was sent", () => {
  const opened = toChallengeValues(undefined, []);
  expect(opened["isOn"]).toBe(false);
  expect(toChallengeFaults({ ...opened, days: "0", position: "x" })).toEqual({
    titles: "required",
    days: "days",
    position: "position",
  });
  const typed = { ...opened, titles: " First steps ", titlesVI: "Khởi đầu", days: "14", isOn: true };
  expect(toChallengeFaults(typed)).toEqual({});
  const terms = toChallengeTerms(typed);
  const audience = everyoneRules;
  expect(terms).toEqual({
    titles: { EN: "First steps", VI: "Khởi đầu" },
    isOn: true,
    days: 14,
    position: 100,
    audience,
  });
  expect(toChallengeTerms(toChallengeValues(terms, []))).toEqual(terms);
  const labelled: AudienceRules = { ...everyoneRules, who: "MEMBERS", labels: ["l1"] };
  for (const named of [{ segment: "s1" }, labelled]) {
    const again = toChallengeTerms(toChallengeValues({ ...terms, audience: named }, [{ id: "l1", name: "VIP" }]));
    expect(again.audience).toEqual(named);
  }
});

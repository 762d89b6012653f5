import { everyoneRules, type RulesOrSegment } from "@marquee/contract";
import type { AudienceChoices, NoticeSchedule } from "@marquee/contract/staff";
import { type OfferTimes, type OfferTimeValues, toOfferTimes, toOfferTimeValues } from "../../promotions/offerTimes.ts";
import { toWeekHours, toWeekHoursValues } from "../../forms/weekHours.ts";
import { type AudienceValues, toAudienceValues, toRules, toWord } from "./audienceValues.ts";

/** What a form holds, by the names of its fields. */
export type PlanValues = OfferTimeValues & AudienceValues;

/** When and for whom something is shown. */
export interface NoticePlan {
  readonly isOn: boolean;
  readonly schedule: NoticeSchedule;
  readonly audience: RulesOrSegment;
}

/** A plan that leaves nothing and nobody out. */
export const unplanned: NoticePlan = {
  isOn: true,
  schedule: { from: null, to: null, weekdays: [], hours: null },
  audience: everyoneRules,
};

const times = ({ schedule: { from, to } }: NoticePlan): OfferTimes => ({ startsAt: from, endsAt: to });

/** A plan as a form opens with it. */
export function toPlanValues(plan: NoticePlan, timeZone: string, labels: AudienceChoices["labels"]): PlanValues {
  const { schedule, audience } = plan;
  return {
    ...toOfferTimeValues(times(plan), timeZone),
    isOn: plan.isOn,
    ...toWeekHoursValues(schedule),
    segment: "segment" in audience ? audience.segment : "",
    ...toAudienceValues("segment" in audience ? everyoneRules : audience, labels),
  };
}

/** What the values say; `before` has the seconds of times that nobody changed. */
export function toPlan(values: PlanValues, before: NoticePlan, timeZone: string): NoticePlan {
  const { startsAt, endsAt } = toOfferTimes(values, times(before), timeZone);
  const segment = toWord(values["segment"]);
  return {
    isOn: values["isOn"] === true,
    schedule: {
      from: startsAt,
      to: endsAt,
      ...toWeekHours(values),
    },
    audience: segment === "" ? toRules(values) : { segment },
  };
}

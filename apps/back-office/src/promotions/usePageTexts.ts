import { useLingui } from "@lingui/react/macro";
import type { ActivityTrigger, ApplicationState, LossPeriod } from "@marquee/contract";
import type { StaffPromotionPage } from "@marquee/contract/staff";

/** How a state of a page looks. */
export const pageTones = {
  OFF: "muted",
  PLANNED: "primary",
  ON: "success",
  OVER: "muted",
} as const satisfies Record<StaffPromotionPage["state"], string>;

/** How a state of an application looks. */
export const applicationTones = {
  REVIEW: "accent",
  APPROVED: "primary",
  REJECTED: "danger",
  CLAIMED: "success",
} as const satisfies Record<ApplicationState, string>;

/** The words of pages of promotions and of applications. */
export function usePageTexts() {
  const { t } = useLingui();
  const pageStates: Readonly<Record<StaffPromotionPage["state"], string>> = {
    OFF: t`Off`,
    PLANNED: t`Planned`,
    ON: t`On the site`,
    OVER: t`Over`,
  };
  const triggers: Readonly<Record<ActivityTrigger, string>> = {
    APPLICATION: t`An application that staff answer`,
    REGISTRATION: t`Registering while it is on offer`,
    BIRTHDAY: t`A birthday`,
    ZALO: t`A linked Zalo account`,
    LOSS: t`A loss in the last period`,
    LEVEL: t`A VIP level`,
    GIFT: t`A gift that staff give`,
    CODE: t`A promo code`,
  };
  const lossPeriods: Readonly<Record<LossPeriod, string>> = { DAY: t`The day before`, WEEK: t`The week before` };
  const applicationStates: Readonly<Record<ApplicationState, string>> = {
    REVIEW: t`Waiting for an answer`,
    APPROVED: t`Approved`,
    REJECTED: t`Rejected`,
    CLAIMED: t`Claimed`,
  };
  return { pageStates, triggers, lossPeriods, applicationStates };
}

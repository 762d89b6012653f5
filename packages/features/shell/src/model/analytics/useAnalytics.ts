import { localStore, useAppDispatch, useAppSelector, useStatusQuery } from "@marquee/runtime";
import { type AnalyticsChoice, analyticsChosen, selectAnalytics } from "../menuSlice.ts";

/** The id of the site's analytics, empty where it has none, and what the visitor has said of it. */
export function useAnalytics(): {
  readonly id: string;
  readonly choice: AnalyticsChoice;
  /** Keeps the choice in the browser. */
  readonly choose: (choice: "yes" | "no") => void;
  /** Asks again. */
  readonly reopen: () => void;
} {
  const dispatch = useAppDispatch();
  const id = useStatusQuery().data?.info.analytics.gtagId ?? "";
  const choice = useAppSelector(selectAnalytics);
  const choose = (chosen: "yes" | "no"): void => {
    localStore.set("analytics", chosen);
    dispatch(analyticsChosen(chosen));
  };
  const reopen = (): void => void dispatch(analyticsChosen(null));
  return { id, choice, choose, reopen };
}

import { type Report, useReport, useStatusQuery } from "@marquee/runtime";

/** What a panel of the team's figures shows, as its address says it. */
export interface TeamReport extends Report {
  /** Days, account and currency of the request: those of them that the address names. */
  readonly asked: {
    readonly from: string;
    readonly to: string;
    readonly account?: string;
    readonly currency?: string;
  };
  /** The sign of a currency in which the team plays. */
  readonly toSymbol: (currency: string) => string;
}

/** A record of the team (AC-06, AC-07, AC-09), by default of the last seven days. */
export function useTeamReport(): TeamReport {
  const report = useReport(7);
  const currencies = useStatusQuery().data?.info.settings.currencies ?? [];
  const [account, currency] = [report.get("account"), report.get("currency")];
  return {
    ...report,
    asked: { ...report.days, ...(account === "" ? {} : { account }), ...(currency === "" ? {} : { currency }) },
    toSymbol: (code) => currencies.find((each) => each.currency === code)?.currencySymbol ?? code,
  };
}

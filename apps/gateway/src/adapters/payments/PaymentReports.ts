import type { AllServices } from "../../Services.ts";
import type { PaymentReport } from "./PaymentProvider.ts";

/** A report of a merchant's provider. */
interface TakenReport {
  readonly tenantId: string;
  readonly provider: string;
  readonly report: PaymentReport;
}

/** The module that keeps one kind of orders, and what it does with a report. */
export interface PaymentReports {
  readonly kind: PaymentReport["kind"];
  /** Takes a report, whatever was told before. @returns false when there is no such order of that provider */
  readonly take: (services: AllServices, taken: TakenReport) => Promise<boolean>;
}

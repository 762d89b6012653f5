import { type PageAddress, toPages } from "../system/pageAddress.ts";

/** The addresses that show pages of domain `commission`. */
export const commissionPages: readonly PageAddress[] = [
  ...toPages("CONTRACT3", ["/agent/contracts"]),
  ...toPages("AGINCOME3", ["/agent/income"]),
  ...toPages("CONDIVIDEND3", ["/agent/dividends"]),
  ...toPages("CONDAILY3", ["/agent/dailySalary"]),
  ...toPages("CONHOURLY3", ["/agent/hourlySalary"]),
  ...toPages("CONREALTIME3", ["/agent/realTimeSalary"]),
];

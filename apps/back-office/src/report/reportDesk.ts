import { msg } from "@lingui/core/macro";
import { ChartColumnIcon, ScaleIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskPage.ts";

/** Revenue, and whether all records agree. */
export const reportDesk: DeskModule = {
  domain: "report",
  pages: [
    {
      path: "revenue",
      title: msg`Revenue`,
      icon: ChartColumnIcon,
      group: "work",
      permission: "reports.read",
      letter: "b",
      load: () => import("./revenue/RevenuePage.tsx").then(({ RevenuePage }) => ({ Page: RevenuePage })),
    },
    {
      path: "reconciliation",
      title: msg`Reconciliation`,
      icon: ScaleIcon,
      group: "control",
      permission: "reconciliation.read",
      letter: "f",
      load: () =>
        import("./reconciliation/ReconciliationPage.tsx").then(({ ReconciliationPage }) => ({
          Page: ReconciliationPage,
        })),
    },
  ],
};

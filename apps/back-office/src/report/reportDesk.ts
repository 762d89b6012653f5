import { msg } from "@lingui/core/macro";
import { ChartColumnIcon, DicesIcon, ScaleIcon } from "lucide-react";
import type { DeskModule } from "../frame/DeskModule.ts";
import { useFoundRounds } from "./rounds/useFoundRounds.ts";

/** Revenue, and whether all records agree. */
export const reportDesk: DeskModule = {
  domain: "report",
  place: 60,
  pages: [
    {
      path: "revenue",
      title: msg`Revenue`,
      icon: ChartColumnIcon,
      group: "work",
      permission: "reports.read",
      letter: "r",
      load: () => import("./revenue/RevenuePage.tsx").then(({ RevenuePage }) => ({ Page: RevenuePage })),
    },
    {
      path: "rounds",
      title: msg`Rounds`,
      icon: DicesIcon,
      group: "work",
      permission: "balances.read",
      letter: "n",
      load: () => import("./rounds/RoundsPage.tsx").then(({ RoundsPage }) => ({ Page: RoundsPage })),
    },
    {
      path: "reconciliation",
      title: msg`Reconciliation`,
      icon: ScaleIcon,
      group: "control",
      permission: "reconciliation.read",
      letter: "r",
      load: () =>
        import("./reconciliation/ReconciliationPage.tsx").then(({ ReconciliationPage }) => ({
          Page: ReconciliationPage,
        })),
    },
  ],
  searches: [useFoundRounds],
};

import { msg } from "@lingui/core/macro";
import { type FeatureModule, showModal } from "@marquee/runtime";
import { HistoryIcon, IdentityIcon, MoneyIcon, ProfitIcon, RefreshIcon, WalletIcon } from "@marquee/ui-kit";
import { ContractsWatch } from "./components/ContractsWatch.tsx";
import { billModal } from "./modals/billModal.ts";
import { contractsModal } from "./modals/contractsModal.ts";
import { useContractsBadge } from "./model/useContractsBadge.ts";
import {
  useHasContracts,
  useHasDailySalary,
  useHasDividends,
  useHasHourlySalary,
  useHasRealTimeSalary,
} from "./model/useHasContracts.ts";

/** Contracts of agents, and what they are paid by them (domain `commission`). */
export const commissionFeature: FeatureModule = {
  id: "commission",
  panelGroups: [{ id: "commission", centre: "agent", order: 20, label: msg`Contracts and pay` }],
  panels: [
    {
      id: "income",
      centre: "agent",
      group: "commission",
      order: 5,
      moduleId: "AGINCOME3",
      label: msg`My income`,
      icon: WalletIcon,
      load: () => import("./panels/IncomePanel/IncomePanel.tsx").then(({ IncomePanel }) => ({ Panel: IncomePanel })),
    },
    {
      id: "contracts",
      centre: "agent",
      group: "commission",
      order: 10,
      moduleId: "CONTRACT3",
      useIsThere: useHasContracts,
      useBadge: useContractsBadge,
      label: msg`Contracts`,
      icon: IdentityIcon,
      load: () =>
        import("./panels/ContractsPanel/ContractsPanel.tsx").then(({ ContractsPanel }) => ({ Panel: ContractsPanel })),
    },
    {
      id: "dividends",
      centre: "agent",
      group: "commission",
      order: 20,
      moduleId: "CONDIVIDEND3",
      useIsThere: useHasDividends,
      label: msg`Dividend record`,
      icon: ProfitIcon,
      load: () =>
        import("./panels/DividendsPanel/DividendsPanel.tsx").then(({ DividendsPanel }) => ({ Panel: DividendsPanel })),
    },
    {
      id: "dailySalary",
      centre: "agent",
      group: "commission",
      order: 30,
      moduleId: "CONDAILY3",
      useIsThere: useHasDailySalary,
      label: msg`Daily salary`,
      icon: MoneyIcon,
      load: () =>
        import("./panels/DailySalaryPanel/DailySalaryPanel.tsx").then(({ DailySalaryPanel }) => ({
          Panel: DailySalaryPanel,
        })),
    },
    {
      id: "hourlySalary",
      centre: "agent",
      group: "commission",
      order: 40,
      moduleId: "CONHOURLY3",
      useIsThere: useHasHourlySalary,
      label: msg`Hourly salary`,
      icon: HistoryIcon,
      load: () =>
        import("./panels/HourlySalaryPanel/HourlySalaryPanel.tsx").then(({ HourlySalaryPanel }) => ({
          Panel: HourlySalaryPanel,
        })),
    },
    {
      id: "realTimeSalary",
      centre: "agent",
      group: "commission",
      order: 50,
      moduleId: "CONREALTIME3",
      useIsThere: useHasRealTimeSalary,
      label: msg`Real-time salary`,
      icon: RefreshIcon,
      load: () =>
        import("./panels/RealTimeSalaryPanel/RealTimeSalaryPanel.tsx").then(({ RealTimeSalaryPanel }) => ({
          Panel: RealTimeSalaryPanel,
        })),
    },
  ],
  MemberWatch: ContractsWatch,
  modals: [
    showModal(billModal, {
      moduleId: "CONTRACT3",
      load: () => import("./modals/BillModal/BillModal.tsx").then(({ BillModal }) => ({ Modal: BillModal })),
    }),
    showModal(contractsModal, {
      moduleId: "CONTRACT3",
      load: () =>
        import("./modals/ContractsModal/ContractsModal.tsx").then(({ ContractsModal }) => ({ Modal: ContractsModal })),
    }),
  ],
};

import { useLingui } from "@lingui/react/macro";
import { KindPanel } from "../../components/KindPanel.tsx";

/** Hourly salary (AC-12). */
export function HourlySalaryPanel() {
  const { t } = useLingui();
  return <KindPanel kind="HOURLY" title={t`Hourly salary`} />;
}

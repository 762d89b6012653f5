import { useLingui } from "@lingui/react/macro";
import { KindPanel } from "../../components/KindPanel.tsx";

/** Daily salary (AC-11). */
export function DailySalaryPanel() {
  const { t } = useLingui();
  return <KindPanel kind="DAILY" title={t`Daily salary`} />;
}

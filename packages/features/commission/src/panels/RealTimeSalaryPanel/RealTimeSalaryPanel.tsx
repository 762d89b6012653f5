import { useLingui } from "@lingui/react/macro";
import { KindPanel } from "../../components/KindPanel.tsx";

/** Real-time salary (AC-13). */
export function RealTimeSalaryPanel() {
  const { t } = useLingui();
  return <KindPanel kind="REALTIME" title={t`Real-time salary`} />;
}

import { useLingui } from "@lingui/react/macro";
import { KindPanel } from "../../components/KindPanel.tsx";

/** Dividend record (AC-10). */
export function DividendsPanel() {
  const { t } = useLingui();
  return <KindPanel kind="DIVIDEND" title={t`Dividend record`} />;
}

import { useLingui } from "@lingui/react/macro";
import { limitKinds, limitWaitHours } from "@marquee/contract";
import { useGates } from "@marquee/runtime";
import { ProtectionPage } from "../../components/ProtectionPage.tsx";
import { limitTexts } from "../../model/limitTexts.ts";
import { LimitCard } from "./LimitCard.tsx";
import { RealityCheckCard } from "./RealityCheckCard.tsx";

/** The member's limits: what is in force, what was asked for, and how to change it. */
export function LimitsPanel() {
  const { t } = useLingui();
  const gates = useGates();
  return (
    <ProtectionPage
      title={t`My limits`}
      intro={t`You decide how much you spend here. A lower limit takes effect at once. A higher one, or none, can be confirmed after ${limitWaitHours} hours.`}
    >
      {({ limits, realityMinutes }) => (
        <>
          {limitKinds
            .filter((kind) => gates.has(limitTexts[kind].moduleId))
            .map((kind) => (
              <LimitCard key={kind} kind={kind} limits={limits.filter((limit) => limit.kind === kind)} />
            ))}
          {gates.has("RGCHECK3") && <RealityCheckCard minutes={realityMinutes} />}
        </>
      )}
    </ProtectionPage>
  );
}

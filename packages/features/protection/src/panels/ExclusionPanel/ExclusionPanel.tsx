import { useLingui } from "@lingui/react/macro";
import { ProtectionPage } from "../../components/ProtectionPage.tsx";
import { ExclusionForm } from "./ExclusionForm.tsx";
import { OpenRounds } from "./OpenRounds.tsx";

/** Self-exclusion: for at least six months, by a ticked box, in force at once, without an early end. */
export function ExclusionPanel() {
  const { t } = useLingui();
  return (
    <ProtectionPage
      title={t`Self-exclusion`}
      intro={t`If playing is no longer fun, exclude yourself from it for six months or longer. It begins at once, and nobody can end it early. Your balance stays yours: you can withdraw it at any time.`}
    >
      {({ exclusion, openRounds }) => (
        <>
          <OpenRounds rounds={openRounds} />
          {exclusion?.until !== null && <ExclusionForm />}
        </>
      )}
    </ProtectionPage>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useAnswerAffiliateOfferMutation } from "@marquee/api-client";
import type { OwnAgreement } from "@marquee/contract";
import { useFormFaults } from "@marquee/runtime";
import { Button, Modal, notify, Refusal, Text, useUiKit } from "@marquee/ui-kit";
import { useState } from "react";
import { NextTerms } from "../../components/NextTerms.tsx";
import { PanelPage } from "../../components/PanelPage.ts";
import { PlanTerms } from "../../components/PlanTerms.tsx";
import { useAffiliateTexts } from "../../model/useAffiliateTexts.ts";

/**
 * Asks once more before an offer is answered, with the terms that are accepted. When they change meanwhile, that is said, and the answer waits until
 * the new ones have been asked for.
 */
export function AnswerDialog({
  agreement,
  answer,
  onClose,
}: {
  /** As it is by now. */
  readonly agreement: OwnAgreement;
  readonly answer: "ACCEPT" | "REFUSE";
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { strings } = useUiKit();
  const { kinds } = useAffiliateTexts();
  const toFaults = useFormFaults();
  const [send, { isLoading }] = useAnswerAffiliateOfferMutation();
  const [seen, setSeen] = useState(agreement.version.number);
  const [refusal, setRefusal] = useState("");
  const { id, plan, state, version } = agreement;
  const isAccept = answer === "ACCEPT";
  const isOpen = state === "OFFERED";
  const isChanged = isAccept && isOpen && seen !== version.number;
  const press = async (): Promise<void> => {
    setRefusal("");
    const result = await send({ agreementId: id, answer, version: seen });
    if (result.data === undefined) return setRefusal(toFaults(result.error).text);
    notify(isAccept ? t`You have accepted the plan.` : t`You have refused the offer.`, { tone: "success" });
    onClose();
  };
  const look = (): void => {
    setRefusal("");
    setSeen(version.number);
  };
  const word = isAccept ? t`Accept the plan` : t`Refuse the offer`;
  return (
    <Modal
      title={isAccept ? t`Accept ${plan}?` : t`Refuse ${plan}?`}
      open
      onClose={onClose}
      locked={isLoading}
      size={isAccept ? "wide" : "normal"}
      actions={
        <>
          <Button onClick={onClose} disabled={isLoading}>
            {isOpen ? strings.cancel : strings.close}
          </Button>
          {isChanged && (
            <Button look="primary" onClick={look}>
              <Trans>Read the new terms</Trans>
            </Button>
          )}
          {isOpen && !isChanged && (
            <Button look={isAccept ? "primary" : "danger"} busy={isLoading} onClick={() => void press()}>
              {word}
            </Button>
          )}
        </>
      }
    >
      <PanelPage>
        {isChanged && (
          <Text tone="danger" role="alert">
            <Trans>The terms have changed while you were reading them. Nothing has been accepted.</Trans>
          </Text>
        )}
        <Refusal text={isChanged || !isOpen ? "" : refusal} />
        {!isOpen && !isLoading && (
          <Text role="status">
            <Trans>This offer has been answered or taken back. There is nothing left to answer.</Trans>
          </Text>
        )}
        {isOpen && !isChanged && isAccept && (
          <>
            <Text>
              <Trans>Players who register with links of its campaigns count under these terms.</Trans>
            </Text>
            <Text size="small" tone="muted">
              {kinds[agreement.kind]} · {agreement.currency}
            </Text>
            <PlanTerms plan={agreement} terms={version.terms} />
            <NextTerms agreement={agreement} />
          </>
        )}
        {isOpen && !isAccept && (
          <Text>
            <Trans>This cannot be undone. We can make you a new offer later.</Trans>
          </Text>
        )}
      </PanelPage>
    </Modal>
  );
}

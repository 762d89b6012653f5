import { Trans, useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { toErrorText } from "@marquee/i18n";
import { type ModalProps, type ModalReference, paths, useOpenCentre, useCurrencySymbol } from "@marquee/runtime";
import { Button, Link, Modal, Money, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { Moment } from "../../components/Moment.tsx";
import type { protectionModal } from "../protectionModal.ts";
import { isPeriod, periodTexts } from "../../model/limitTexts.ts";

type Params = typeof protectionModal extends ModalReference<infer Given> ? Given : never;

const Lines = styled.div`display: grid; gap: ${token("space.12")};`;

/** Why something is refused that protection does not allow: the reason, what is left, until when, and where there is help. */
export function ProtectionModal({
  onClose,
  params: { code, until, limit, left, period, isAbove },
}: ModalProps<Params>) {
  const { t, i18n } = useLingui();
  const openCentre = useOpenCentre();
  const symbol = useCurrencySymbol();
  const showLimits = (): void => {
    onClose();
    openCentre("member", "protection");
  };
  const actions = (
    <>
      <Button onClick={showLimits}>
        <Trans>My limits</Trans>
      </Button>
      <Button look="primary" onClick={onClose}>
        <Trans>Close</Trans>
      </Button>
    </>
  );
  return (
    <Modal title={t`Your protection`} open onClose={onClose} actions={actions}>
      <Lines>
        <Text strong>{toErrorText(i18n, code)}</Text>
        {limit !== null && left !== null && isPeriod(period) && (
          <Text>
            <Trans>
              Your limit is <Money amount={limit} currency={symbol} /> in {t(periodTexts[period])}. You can still use{" "}
              <Money amount={left} currency={symbol} />.
            </Trans>
          </Text>
        )}
        {until !== null && (
          <Text>
            {isAbove ? (
              <Trans>
                The amount is above the limit. It is possible from <Moment at={until} /> at the earliest, if you change
                the limit and confirm the change then.
              </Trans>
            ) : (
              <Trans>
                Possible from <Moment at={until} />.
              </Trans>
            )}
          </Text>
        )}
        {until === null && code === "rg.self.excluded" && (
          <Text>
            <Trans>It has no end date.</Trans>
          </Text>
        )}
        <Text size="small" tone="muted">
          <Trans>
            If playing worries you: <Link href={paths.saferPlay}>advice and free help</Link>.
          </Trans>
        </Text>
      </Lines>
    </Modal>
  );
}

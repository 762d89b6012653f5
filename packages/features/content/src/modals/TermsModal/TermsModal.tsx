import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useAcceptTermsMutation, useGetMemberTermsQuery } from "@marquee/api-client";
import { toErrorText } from "@marquee/i18n";
import { type ModalProps, useLogOut } from "@marquee/runtime";
import { Button, ErrorState, Modal, notify, Skeleton, Text } from "@marquee/ui-kit";
import { useEffect, useEffectEvent } from "react";
import { TermsText } from "./TermsText.tsx";

const noRequest = {};
/** Terms that were asked for so long ago, in seconds, are asked for again: a refusal may have opened them. */
const fresh = { refetchOnMountOrArgChange: 3 } as const;
const rows = [0, 1, 2];

/** New terms, which the member accepts, or puts away: then games and deposits wait. It closes where nothing is left to accept. */
export function TermsModal({ onClose }: ModalProps) {
  const { t, i18n } = useLingui();
  const { data, error, isFetching, refetch } = useGetMemberTermsQuery(noRequest, fresh);
  const [accept, accepting] = useAcceptTermsMutation();
  const { logOut, isBusy: isLeaving } = useLogOut();
  const terms = data?.terms ?? null;
  const isDone = data !== undefined && terms === null && !isFetching;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isDone) close();
  }, [isDone]);
  const toCode = (fault: unknown): string => (isApiError(fault) ? fault.code : "unknown");
  const send = async (): Promise<void> => {
    if (terms === null) return;
    const { error: fault } = await accept({ version: terms.version, language: terms.language });
    if (fault !== undefined) return;
    notify(t`You have accepted the terms.`, { tone: "success" });
    onClose();
  };
  const actions = (
    <>
      <Button busy={isLeaving} disabled={accepting.isLoading} onClick={() => void logOut()}>
        <Trans>Log out</Trans>
      </Button>
      {terms !== null && (
        <Button look="primary" busy={accepting.isLoading} disabled={isLeaving} onClick={() => void send()}>
          <Trans>I accept</Trans>
        </Button>
      )}
    </>
  );
  return (
    <Modal size="wide" title={t`New terms`} open onClose={onClose} actions={actions}>
      {accepting.error !== undefined && (
        <Text tone="danger" role="alert">
          {toErrorText(i18n, toCode(accepting.error))}
        </Text>
      )}
      {terms !== null && <TermsText terms={terms} />}
      {terms === null && error !== undefined && (
        <ErrorState title={toErrorText(i18n, toCode(error))} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {terms === null && error === undefined && rows.map((row) => <Skeleton key={row} shape="row" />)}
    </Modal>
  );
}

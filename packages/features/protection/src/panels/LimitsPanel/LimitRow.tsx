import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useConfirmLimitMutation, useKeepLimitMutation, useSetLimitMutation } from "@marquee/api-client";
import { limitWaitHours, type ProtectionLimit } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useNotifyError, useCurrencySymbol } from "@marquee/runtime";
import { Button, ConfirmDialog, Money, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { Moment } from "../../components/Moment.tsx";
import { limitTexts, periodTexts } from "../../model/limitTexts.ts";
import { useIsDue } from "../../model/useIsDue.ts";

const Base = styled.li`
  display: grid;
  gap: ${token("space.8")};
  padding-block-start: ${token("space.12")};
  border-block-start: 1px solid ${token("color.line")};
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("space.4")} ${token("space.16")};
`;
const Buttons = styled.div`display: flex; flex-wrap: wrap; gap: ${token("space.8")};`;
const Bar = styled.div`
  block-size: 6px;
  border-radius: ${token("radius.full")};
  background: ${token("color.raised")};
  overflow: hidden;
  > div { block-size: 100%; border-radius: inherit; background: ${token("color.primary")}; }
  @media (forced-colors: active) { border: 1px solid CanvasText; > div { background: Highlight; } }
`;

const toShare = (used: string, amount: string): number =>
  Math.min(100, Math.max(0, (Number(used) / Math.max(Number(amount), 1)) * 100));

function Amount({ limit, amount }: { readonly limit: ProtectionLimit; readonly amount: string }) {
  const { t } = useLingui();
  const symbol = useCurrencySymbol();
  return limit.kind === "SESSION" ? t`${amount} minutes` : <Money amount={amount} currency={symbol} />;
}

/** A limit in force with what of it is used, and what was asked for. */
export function LimitRow({ limit }: { readonly limit: ProtectionLimit }) {
  const { t } = useLingui();
  const notifyError = useNotifyError();
  const [isRemoving, setRemoving] = useState(false);
  const [set, setting] = useSetLimitMutation();
  const [confirm, confirming] = useConfirmLimitMutation();
  const [keep, keeping] = useKeepLimitMutation();
  const { kind, period, amount, used, left, next } = limit;
  const isDue = useIsDue(next?.from ?? null);
  const name = { kind, period };
  const title = `${t(limitTexts[kind].title)}, ${t(periodTexts[period])}`;
  const tell = (error: unknown): void => {
    if (error !== undefined) notifyError(isApiError(error) ? error.code : "unknown");
  };
  const remove = async (): Promise<void> => {
    tell((await set({ ...name, amount: null })).error);
    setRemoving(false);
  };
  return (
    <Base>
      <Line>
        <Text strong>
          {amount === null ? <Trans>No limit in force</Trans> : <Amount limit={limit} amount={amount} />}{" "}
          {kind !== "SESSION" && <Trans>in {t(periodTexts[period])}</Trans>}
        </Text>
        {amount !== null && next === null && (
          <Button size="small" look="quiet" aria-label={t`Remove: ${title}`} onClick={() => setRemoving(true)}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </Line>
      {amount !== null && used !== null && left !== null && (
        <>
          <Bar aria-hidden="true">
            <div style={{ inlineSize: `${toShare(used, amount)}%` }} />
          </Bar>
          <Text size="small" tone="muted">
            <Trans>
              Used <Amount limit={limit} amount={used.startsWith("-") ? "0.00" : used} />, left{" "}
              <Amount limit={limit} amount={left} />
            </Trans>
          </Text>
        </>
      )}
      {next && (
        <>
          <Text size="small">
            {next.amount === null ? (
              <Trans>You requested no limit.</Trans>
            ) : (
              <Trans>
                You requested <Amount limit={limit} amount={next.amount} />.
              </Trans>
            )}{" "}
            {isDue ? (
              <Trans>
                It takes effect once you confirm it, which you can do until <Moment at={next.until} />.
              </Trans>
            ) : (
              <Trans>
                In force from <Moment at={next.from} /> at the earliest, once you have confirmed it then.
              </Trans>
            )}
          </Text>
          <Buttons>
            <Button
              size="small"
              busy={keeping.isLoading}
              aria-label={t`Keep the current limit: ${title}`}
              onClick={() => void keep(name).then(({ error }) => tell(error))}
            >
              <Trans>Keep the current limit</Trans>
            </Button>
            {isDue && (
              <Button
                size="small"
                busy={confirming.isLoading}
                aria-label={t`Confirm the change: ${title}`}
                onClick={() => void confirm(name).then(({ error }) => tell(error))}
              >
                <Trans>Confirm the change</Trans>
              </Button>
            )}
          </Buttons>
        </>
      )}
      <ConfirmDialog
        title={t`Remove this limit?`}
        open={isRemoving}
        confirm={t`Request no limit`}
        onConfirm={() => void remove()}
        onClose={() => setRemoving(false)}
        busy={setting.isLoading}
      >
        <Trans>
          It stays in force for {limitWaitHours} hours. After that you will be asked again whether you want it removed.
        </Trans>
      </ConfirmDialog>
    </Base>
  );
}

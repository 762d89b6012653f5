import { Trans, useLingui } from "@lingui/react/macro";
import type { PromotionCodeBatch } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Badge, Button } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useMay, useMerchantCode } from "../../frame/DeskContext.ts";
import { DeskLink } from "../../frame/DeskLink.tsx";
import { ShortTime } from "../../frame/ShortTime.tsx";
import type { ListColumn } from "../../list/RecordList.tsx";
import { type CodeState, toCodeState } from "./toCodeState.ts";

const tones = { waiting: "accent", open: "success", used: "muted", stopped: "muted" } as const;

const Name = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token("space.4")};
  overflow-wrap: anywhere;
`;
const Acts = styled.div`display: flex; flex-wrap: wrap; gap: ${token("space.8")};`;

/** What can be done with a batch. */
export type CodeAct = "issue" | "stop";

/** How batches of codes are listed, with buttons for who may change them. */
export function useCodeColumns(
  onAct: (act: CodeAct, batch: PromotionCodeBatch) => void,
): readonly ListColumn<PromotionCodeBatch>[] {
  const { t, i18n } = useLingui();
  const merchant = useMerchantCode();
  const [mayChange, mayRead] = [useMay("promotions.change"), useMay("balances.read")];
  const states: Readonly<Record<CodeState, string>> = {
    waiting: t`Not downloaded`,
    open: t`In use`,
    used: t`All used`,
    stopped: t`Stopped`,
  };
  const toKind = ({ word }: PromotionCodeBatch): string => word ?? t`Codes of one use`;
  const toUsed = ({ used, count }: PromotionCodeBatch): string => t`${i18n.number(used)} of ${i18n.number(count)}`;
  return [
    {
      key: "name",
      title: t`Name`,
      toCell: (batch) => {
        const state = toCodeState(batch);
        return (
          <Name>
            {batch.name}
            {mayChange && state !== "stopped" ? (
              <Acts>
                {state === "waiting" && (
                  <Button size="small" aria-label={t`Download: ${batch.name}`} onClick={() => onAct("issue", batch)}>
                    <Trans>Download</Trans>
                  </Button>
                )}
                <Button size="small" aria-label={t`Stop: ${batch.name}`} onClick={() => onAct("stop", batch)}>
                  <Trans>Stop</Trans>
                </Button>
              </Acts>
            ) : null}
          </Name>
        );
      },
      toText: ({ name }) => name,
    },
    { key: "promotion", title: t`Promotion`, toCell: ({ title }) => title, toText: ({ title }) => title },
    { key: "code", title: t`Code`, toCell: toKind, toText: toKind },
    {
      key: "state",
      title: t`State`,
      toCell: (batch) => <Badge tone={tones[toCodeState(batch)]}>{states[toCodeState(batch)]}</Badge>,
      toText: toCodeState,
    },
    {
      key: "used",
      title: t`Used`,
      align: "end",
      toCell: (batch) =>
        mayRead && batch.used > 0 ? (
          <DeskLink to={`/${merchant}/promo-codes/${batch.id}`}>{toUsed(batch)}</DeskLink>
        ) : (
          toUsed(batch)
        ),
      toText: ({ used, count }) => `${used}/${count}`,
    },
    {
      key: "made",
      title: t`Made`,
      toCell: ({ createdAt }) => <ShortTime at={createdAt} />,
      toText: ({ createdAt }) => new Date(createdAt).toISOString(),
    },
    { key: "madeBy", title: t`Made by`, extra: true, toCell: ({ madeBy }) => madeBy, toText: ({ madeBy }) => madeBy },
  ];
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { MemberLevel, MemberSheet } from "@marquee/contract/staff";
import { formatMoney } from "@marquee/i18n";
import { Badge, Button, type TableColumn, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { useGetMemberLevelQuery } from "../api/endpoints/rank/staffEndpoints.ts";
import { FormModal } from "../forms/FormModal.tsx";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { PartTable } from "../member/sheet/PartTable.tsx";
import { Stack } from "../member/sheet/Sheet.ts";
import { useTimeText } from "../texts/useTimeText.ts";
import { PinLevelForm } from "./PinLevelForm.tsx";

type Step = MemberLevel["history"][number];
type Gift = MemberLevel["gifts"][number];

function useStepColumns(): readonly TableColumn<Step>[] {
  const { t, i18n } = useLingui();
  const toTime = useTimeText();
  const reasons: Readonly<Record<Step["reason"], string>> = {
    PLAY: t`Reached by play`,
    TAKEN_BACK: t`Stakes were taken back`,
    NOT_KEPT: t`Not kept`,
    PINNED: t`Pinned by staff`,
    UNPINNED: t`Pin lifted by staff`,
  };
  return [
    { key: "at", title: t`Time`, toCell: ({ at }) => toTime(at), isOneLine: true },
    { key: "level", title: t`Level`, align: "end", toCell: ({ level }) => level },
    { key: "reason", title: t`Why`, toCell: ({ reason }) => reasons[reason] },
    {
      key: "growth",
      title: t`Valid bets in total`,
      align: "end",
      toCell: ({ growth }) => formatMoney(growth, i18n.locale),
    },
  ];
}

function useGiftColumns(): readonly TableColumn<Gift>[] {
  const { t, i18n } = useLingui();
  const toTime = useTimeText();
  return [
    { key: "at", title: t`Time`, toCell: ({ at }) => toTime(at), isOneLine: true },
    { key: "level", title: t`Level`, align: "end", toCell: ({ level }) => level },
    { key: "amount", title: t`Gift`, align: "end", toCell: ({ amount }) => formatMoney(amount, i18n.locale) },
    { key: "ref", title: t`Reference`, toCell: ({ claimNo }) => claimNo },
  ];
}

function Figures({ level }: { readonly level: MemberLevel }) {
  const { i18n } = useLingui();
  const toTime = useTimeText();
  const { level: own, played, pinned, currency, keepEndsAt } = level;
  const money = (amount: string): string => formatMoney(amount, i18n.locale);
  return (
    <>
      <Text strong>
        <Trans>
          Level {own}. Valid bets in total: {money(level.growth)} {currency}.
        </Trans>{" "}
        {pinned !== null && (
          <Badge tone="accent">
            <Trans>Not below level {pinned}</Trans>
          </Badge>
        )}
      </Text>
      {keepEndsAt !== null && (
        <Text size="small" tone="muted">
          <Trans>
            Reached by play: level {played}. In this period, which ends on {toTime(keepEndsAt)}: {money(level.kept)}{" "}
            {currency}.
          </Trans>
        </Text>
      )}
    </>
  );
}

/** A player's level, why it changed, the gifts that were paid, and the level that staff hold. */
function PlayerLevel({ member }: { readonly member: MemberSheet }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const mayPin = useMay("promotions.change");
  const loaded = useGetMemberLevelQuery({ merchant: merchant.code, memberId: member.id });
  const [isOpen, setOpen] = useState(false);
  const [steps, gifts] = [useStepColumns(), useGiftColumns()];
  return (
    <LoadGate loaded={loaded}>
      {(level) => (
        <Stack>
          <Figures level={level} />
          {mayPin && (
            <div>
              <Button size="small" onClick={() => setOpen(true)}>
                {level.pinned === null ? <Trans>Pin a level</Trans> : <Trans>Change the pin</Trans>}
              </Button>
            </div>
          )}
          <PartTable
            caption={t`Changes of the level`}
            columns={steps}
            rows={level.history}
            toKey={({ at, level: reached }) => `${at} ${reached}`}
            none={t`The level has not changed yet.`}
          />
          <PartTable
            caption={t`Level-up gifts`}
            columns={gifts}
            rows={level.gifts}
            toKey={({ claimNo }) => claimNo}
            none={t`No gift was claimed yet.`}
          />
          <FormModal title={t`Pin a level`} open={isOpen} onClose={() => setOpen(false)}>
            {isOpen ? <PinLevelForm level={level} onClose={() => setOpen(false)} /> : null}
          </FormModal>
        </Stack>
      )}
    </LoadGate>
  );
}

/** The level of a player; agents and trial accounts have none. */
export function LevelPart({ member }: { readonly member: MemberSheet }) {
  if (member.kind === 0) return <PlayerLevel member={member} />;
  return (
    <Text tone="muted">
      <Trans>Only players have levels.</Trans>
    </Text>
  );
}

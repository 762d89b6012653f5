import { Trans, useLingui } from "@lingui/react/macro";
import { raffleGiftStates } from "@marquee/contract";
import type { RaffleGift } from "@marquee/contract/staff";
import { Badge, Button } from "@marquee/ui-kit";
import { useState } from "react";
import { useListRaffleGiftsQuery } from "../api/endpoints/raffle/staffEndpoints.ts";
import { FormModal } from "../forms/FormModal.tsx";
import { useMay, useMerchantCode } from "../frame/DeskContext.ts";
import { DeskLink } from "../frame/DeskLink.tsx";
import { ShortTime } from "../frame/ShortTime.tsx";
import { ListPage } from "../list/ListPage.tsx";
import type { ListColumn } from "../list/RecordList.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { DecideGiftForm } from "./DecideGiftForm.tsx";
import { giftTones, useRaffleTexts } from "./useRaffleTexts.ts";

function useColumns(onDecide: ((gift: RaffleGift) => void) | undefined): readonly ListColumn<RaffleGift>[] {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const { giftStates } = useRaffleTexts();
  const toWords = (key: "gift" | "raffle" | "remark" | "recordId", title: string): ListColumn<RaffleGift> => ({
    key,
    title,
    toCell: (gift) => gift[key],
    toText: (gift) => gift[key],
  });
  return [
    {
      key: "time",
      title: t`Time`,
      toCell: ({ at }) => <ShortTime at={at} />,
      toText: ({ at }) => new Date(at).toISOString(),
    },
    toWords("gift", t`Gift`),
    {
      key: "member",
      title: t`Member`,
      toCell: ({ memberId, username }) => <DeskLink to={`/${merchant}/members/${memberId}`}>{username}</DeskLink>,
      toText: ({ username }) => username,
    },
    toWords("raffle", t`Raffle`),
    {
      key: "state",
      title: t`State`,
      toCell: ({ state }) => <Badge tone={giftTones[state]}>{giftStates[state]}</Badge>,
      toText: ({ state }) => state,
    },
    toWords("remark", t`Remark for the member`),
    {
      key: "decidedBy",
      title: t`Decided by`,
      extra: true,
      toCell: ({ decidedBy }) => decidedBy ?? "–",
      toText: ({ decidedBy }) => decidedBy ?? "",
    },
    { ...toWords("recordId", t`Number`), extra: true },
    {
      key: "act",
      title: t`Decision`,
      toCell: (gift) =>
        onDecide === undefined || gift.state !== "PROCESS" ? null : (
          <Button size="small" aria-label={t`Decide: ${gift.gift} for ${gift.username}`} onClick={() => onDecide(gift)}>
            <Trans>Decide</Trans>
          </Button>
        ),
      toText: () => "",
    },
  ];
}

/** Gifts that members have drawn, newest first; those to hand over are found by their state. */
export function RaffleGiftsPage() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const address = useListAddress();
  const mayDecide = useMay("balances.approve");
  const [decided, setDecided] = useState<RaffleGift>();
  const columns = useColumns(mayDecide ? setDecided : undefined);
  const { giftStates } = useRaffleTexts();
  const state = raffleGiftStates.states.find((each) => each === address.get("state"));
  const { cursor } = address;
  const loaded = useListRaffleGiftsQuery({
    merchant,
    ...(state === undefined ? {} : { state }),
    ...(cursor === undefined ? {} : { cursor }),
  });
  return (
    <ListPage
      title={t`Gifts of raffles`}
      name="raffle-gifts"
      choice={{ name: "state", label: t`State`, names: giftStates }}
      columns={columns}
      toKey={({ recordId }) => recordId}
      loaded={loaded}
      address={address}
    >
      <FormModal title={t`Gift of a raffle`} open={decided !== undefined} onClose={() => setDecided(undefined)}>
        {decided === undefined ? null : <DecideGiftForm gift={decided} onClose={() => setDecided(undefined)} />}
      </FormModal>
    </ListPage>
  );
}

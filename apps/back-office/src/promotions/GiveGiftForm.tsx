import { Trans, useLingui } from "@lingui/react/macro";
import type { MemberSheet, StaffPromotionPage } from "@marquee/contract/staff";
import { formatMoney } from "@marquee/i18n";
import { FormMoneyField, FormSelectField, notify, Text } from "@marquee/ui-kit";
import { useRef } from "react";
import {
  useGivePromotionGiftMutation,
  useListStaffPromotionPagesQuery,
} from "../api/endpoints/promotions/staffPageEndpoints.ts";
import { useAmountDigits } from "../forms/useAmountDigits.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { ActForm } from "../member/acts/ActForm.tsx";

type Props = { readonly member: MemberSheet; readonly onClose: () => void };

/** The form of a member to whom something can be given. */
function GiftForm({
  member,
  pages,
  onClose,
}: Props & { readonly pages: readonly [StaffPromotionPage, ...StaffPromotionPage[]] }) {
  const { t, i18n } = useLingui();
  const merchant = useMerchantCode();
  const { id: memberId, username, currency } = member;
  const digits = useAmountDigits(currency);
  const [give] = useGivePromotionGiftMutation();
  // Sent again after a lost answer, it is the same gift.
  const ids = useRef({ id: crypto.randomUUID(), proposalId: crypto.randomUUID() });
  const toRange = ({ activity }: StaffPromotionPage): string => {
    const [from, to] = [activity?.least ?? "0", activity?.most ?? "0"].map((each) => formatMoney(each, i18n.locale));
    return t`${from} to ${to} ${currency}`;
  };
  return (
    <ActForm
      label={t`Give ${username} a bonus`}
      hint={t`The member is told, and claims it on the page of the promotion, by its terms. What one person gives within a day is limited; more takes two people.`}
      submit={t`Give the bonus`}
      initialValues={{ pageId: pages[0].id, amount: "" }}
      check={({ amount }) => (amount.trim() === "" ? { amount: t`Fill this in.` } : {})}
      send={({ pageId, amount, reason }) =>
        give({ merchant, ...ids.current, pageId, memberId, amount: amount.trim(), reason }).unwrap()
      }
      onDone={({ proposal }) => {
        if (proposal === null) notify(t`The bonus waits for the member.`, { tone: "success" });
        else notify(t`Proposed. It takes effect when another person approves it.`, { tone: "info" });
        onClose();
      }}
    >
      <FormSelectField
        name="pageId"
        label={t`Promotion`}
        options={pages.map((page) => ({
          value: page.id,
          label: `${page.texts.EN?.title ?? Object.values(page.texts)[0]?.title ?? ""} · ${toRange(page)}`,
        }))}
      />
      <FormMoneyField
        name="amount"
        label={t`Bonus, in ${currency}`}
        digits={digits}
        maxLength={20}
        autoComplete="off"
      />
    </ActForm>
  );
}

/** Gives a member a bonus of one of the promotions for gifts (X-34). */
export function GiveGiftForm({ member, onClose }: Props) {
  const merchant = useMerchantCode();
  const loaded = useListStaffPromotionPagesQuery({ merchant });
  return (
    <LoadGate loaded={loaded}>
      {({ pages }) => {
        const [first, ...others] = pages.filter(
          ({ activity, state }) =>
            activity?.trigger === "GIFT" && activity.currency === member.currency && state === "ON",
        );
        return first === undefined ? (
          <Text tone="muted">
            <Trans>
              No promotion for gifts is on the site in this member's currency. Make one under Pages of promotions.
            </Trans>
          </Text>
        ) : (
          <GiftForm member={member} pages={[first, ...others]} onClose={onClose} />
        );
      }}
    </LoadGate>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { Bonus } from "@marquee/contract";
import type { MemberSheet } from "@marquee/contract/staff";
import { formatMoney } from "@marquee/i18n";
import { notify } from "@marquee/ui-kit";
import { useEndBonusMutation } from "../api/endpoints/promotions/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { ActForm } from "../member/acts/ActForm.tsx";

const nothing = {};

/** Ends an active bonus of a member. */
export function EndBonusForm({
  member,
  bonus,
  onClose,
}: {
  readonly member: MemberSheet;
  readonly bonus: Bonus;
  readonly onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const merchant = useMerchantCode();
  const [end] = useEndBonusMutation();
  const [name, balance] = [bonus.names.EN, formatMoney(bonus.balance, i18n.locale)];
  return (
    <ActForm
      label={t`End the bonus ${name} of ${member.username}`}
      hint={t`It ends as if the member had given it up: what is in the bonus wallet, now ${balance} ${bonus.currency}, is lost.`}
      submit={t`End the bonus`}
      isGrave
      initialValues={nothing}
      send={({ reason }) => end({ merchant, memberId: member.id, bonusId: bonus.id, reason }).unwrap()}
      onDone={() => {
        notify(t`The bonus has ended.`, { tone: "success" });
        onClose();
      }}
    />
  );
}

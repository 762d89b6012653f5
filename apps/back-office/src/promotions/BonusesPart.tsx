import { useLingui } from "@lingui/react/macro";
import type { Bonus } from "@marquee/contract";
import type { MemberSheet } from "@marquee/contract/staff";
import { useState } from "react";
import { useGetMemberBonusesQuery } from "../api/endpoints/promotions/staffEndpoints.ts";
import { useMay, useMerchantCode } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { BonusTables } from "./BonusTables.tsx";
import { EndBonusForm } from "./EndBonusForm.tsx";
import { FormModal } from "../forms/FormModal.tsx";

/** The bonuses of a member, and what keeps the member from further ones; an active one can be ended. */
export function BonusesPart({ member }: { readonly member: MemberSheet }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const mayEnd = useMay("balances.approve");
  const [ending, setEnding] = useState<Bonus>();
  const onClose = (): void => setEnding(undefined);
  const loaded = useGetMemberBonusesQuery({ merchant, memberId: member.id });
  return (
    <>
      <LoadGate loaded={loaded}>
        {(shown) => <BonusTables shown={shown} onEnd={mayEnd ? setEnding : undefined} />}
      </LoadGate>
      <FormModal title={t`End a bonus`} open={ending !== undefined} onClose={onClose}>
        {ending === undefined ? null : <EndBonusForm member={member} bonus={ending} onClose={onClose} />}
      </FormModal>
    </>
  );
}

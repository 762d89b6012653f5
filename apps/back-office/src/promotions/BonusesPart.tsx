import { Trans, useLingui } from "@lingui/react/macro";
import type { Bonus } from "@marquee/contract";
import type { MemberSheet } from "@marquee/contract/staff";
import { Button } from "@marquee/ui-kit";
import { useState } from "react";
import { useGetMemberBonusesQuery } from "../api/endpoints/promotions/staffEndpoints.ts";
import { useMay, useMerchantCode } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { BonusTables } from "./BonusTables.tsx";
import { EndBonusForm } from "./EndBonusForm.tsx";
import { FormModal } from "../forms/FormModal.tsx";
import { GiveGiftForm } from "./GiveGiftForm.tsx";

/** The bonuses of a member, and what keeps the member from further ones; an active one can be ended. */
export function BonusesPart({ member }: { readonly member: MemberSheet }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const mayEnd = useMay("balances.approve");
  const mayGive = useMay("promotions.read") && mayEnd;
  const [isGiving, setGiving] = useState(false);
  const [ending, setEnding] = useState<Bonus>();
  const onClose = (): void => setEnding(undefined);
  const loaded = useGetMemberBonusesQuery({ merchant, memberId: member.id });
  return (
    <>
      {mayGive && (
        <div>
          <Button onClick={() => setGiving(true)}>
            <Trans>Give a bonus</Trans>
          </Button>
        </div>
      )}
      <LoadGate loaded={loaded}>
        {(shown) => <BonusTables shown={shown} onEnd={mayEnd ? setEnding : undefined} />}
      </LoadGate>
      <FormModal title={t`Give a bonus`} open={isGiving} onClose={() => setGiving(false)}>
        <GiveGiftForm member={member} onClose={() => setGiving(false)} />
      </FormModal>
      <FormModal title={t`End a bonus`} open={ending !== undefined} onClose={onClose}>
        {ending === undefined ? null : <EndBonusForm member={member} bonus={ending} onClose={onClose} />}
      </FormModal>
    </>
  );
}

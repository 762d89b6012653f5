import { useLingui } from "@lingui/react/macro";
import type { MemberSheet, MemberTurnover } from "@marquee/contract/staff";
import { isAmount } from "@marquee/contract";
import { FormMoneyField, FormTextField, notify } from "@marquee/ui-kit";
import { useState } from "react";
import { useAddTurnoverMutation, useForgiveTurnoverMutation } from "../api/endpoints/turnover/staffEndpoints.ts";
import { useAmountDigits, useAmountFault } from "../forms/useAmountDigits.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { ActForm } from "../member/acts/ActForm.tsx";

const isDays = (text: string): boolean => /^[0-9]{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 3_650;

/** Adds a requirement to a member. */
export function AddTurnoverForm({ member, onClose }: { readonly member: MemberSheet; readonly onClose: () => void }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  // One id for the form: sent twice, it adds one.
  const [id] = useState(() => crypto.randomUUID());
  const digits = useAmountDigits(member.currency);
  const amountFault = useAmountFault()(digits);
  const [add] = useAddTurnoverMutation();
  return (
    <ActForm
      label={t`Add a turnover requirement to ${member.username}`}
      hint={t`The member sees it at once, and cannot withdraw what it holds until enough was staked.`}
      submit={t`Add`}
      initialValues={{ held: "", required: "", days: "30" }}
      check={({ held, required, days }) => ({
        ...(isAmount(held.trim(), digits) ? {} : { held: amountFault }),
        ...(isAmount(required.trim(), digits) && Number(required) > 0 ? {} : { required: amountFault }),
        ...(days.trim() === "" || isDays(days.trim()) ? {} : { days: t`From 1 to 3650 days, or empty.` }),
      })}
      send={({ held, required, days, reason }) =>
        add({
          merchant,
          id,
          memberId: member.id,
          held: held.trim(),
          required: required.trim(),
          reason,
          days: days.trim() === "" ? null : Number(days.trim()),
        }).unwrap()
      }
      onDone={() => {
        notify(t`The requirement is added.`, { tone: "success" });
        onClose();
      }}
    >
      <FormMoneyField
        name="held"
        digits={digits}
        label={t`What it holds, in ${member.currency}`}
        maxLength={16}
        autoComplete="off"
      />
      <FormMoneyField
        name="required"
        digits={digits}
        label={t`What has to be staked, in ${member.currency}`}
        maxLength={16}
        autoComplete="off"
      />
      <FormTextField
        name="days"
        label={t`Days until it ends by itself`}
        hint={t`Empty for never`}
        maxLength={4}
        inputMode="numeric"
        autoComplete="off"
      />
    </ActForm>
  );
}

/** Proposes to end an open requirement. */
export function ForgiveTurnoverForm({
  requirement,
  onClose,
}: {
  readonly requirement: MemberTurnover["requirements"][number];
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [id] = useState(() => crypto.randomUUID());
  const [forgive] = useForgiveTurnoverMutation();
  return (
    <ActForm
      label={t`Forgive this requirement`}
      hint={t`It ends when a second person approves it on the proposals page.`}
      submit={t`Propose`}
      initialValues={{}}
      send={({ reason }) => forgive({ merchant, id, requirementId: requirement.id, reason }).unwrap()}
      onDone={() => {
        notify(t`It is proposed. Somebody else must approve it.`, { tone: "success" });
        onClose();
      }}
    />
  );
}

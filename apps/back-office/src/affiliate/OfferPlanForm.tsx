import { useLingui } from "@lingui/react/macro";
import { FormTextField, notify } from "@marquee/ui-kit";
import { useState } from "react";
import { useOfferAffiliatePlanMutation } from "../api/endpoints/affiliate/staffEndpoints.ts";
import { useMerchantCode } from "../frame/DeskContext.ts";
import { ActForm } from "../member/acts/ActForm.tsx";

/** Proposes to offer a plan to an account. */
export function OfferPlanForm({ planId, onDone }: { readonly planId: string; readonly onDone: () => void }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const [id] = useState(() => crypto.randomUUID());
  const [offer] = useOfferAffiliatePlanMutation();
  return (
    <ActForm
      label={t`Offer the plan`}
      hint={t`A second person must approve it. Then the member accepts or refuses it.`}
      submit={t`Propose it`}
      initialValues={{ account: "" }}
      check={({ account }) => (account.trim() === "" ? { account: t`Enter the username.` } : {})}
      send={({ account, reason }) => offer({ merchant, id, planId, account: account.trim(), reason }).unwrap()}
      onDone={() => {
        notify(t`It is proposed. Somebody else must approve it.`, { tone: "success" });
        onDone();
      }}
    >
      <FormTextField
        name="account"
        label={t`Username`}
        hint={t`An open account that plays for real money.`}
        required
        maxLength={50}
        autoComplete="off"
      />
    </ActForm>
  );
}

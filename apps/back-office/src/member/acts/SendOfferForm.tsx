import { Plural, useLingui } from "@lingui/react/macro";
import { FormTextField, notify, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { useSendOfferMutation } from "../../api/endpoints/member/staffEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { ActForm } from "./ActForm.tsx";

const empty = { subject: "", text: "" };

/** Sends an offer to members who were chosen in a list; whom it must not reach is left out by the gateway. */
export function SendOfferForm({
  memberIds,
  onDone,
}: {
  readonly memberIds: readonly string[];
  readonly onDone: () => void;
}) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  // One id for the form: sent twice, it goes out once.
  const [id] = useState(() => crypto.randomUUID());
  const [send] = useSendOfferMutation();
  const needed = t`Fill this in.`;
  return (
    <ActForm
      label={t`Send an offer`}
      hint={t`It goes by e-mail or phone to members who asked for offers. Members who are taking a break from playing get none, and nobody gets more than three in 24 hours.`}
      submit={t`Send`}
      initialValues={empty}
      check={({ subject, text }) => ({
        ...(subject.trim() === "" ? { subject: needed } : {}),
        ...(text.trim() === "" ? { text: needed } : {}),
      })}
      send={({ subject, text, reason }) =>
        send({ merchant, id, memberIds: [...memberIds], subject, text, reason }).unwrap()
      }
      onDone={({ sent, left }) => {
        notify(t`Sent to ${sent}. Left out: ${left}.`, { tone: "success" });
        onDone();
      }}
    >
      <Text size="small" strong>
        <Plural value={memberIds.length} one="# member" other="# members" />
      </Text>
      <FormTextField name="subject" label={t`Subject of mails`} maxLength={120} autoComplete="off" />
      <FormTextField
        name="text"
        label={t`Text`}
        hint={t`In one language. How to stop offers is added in each member's own.`}
        maxLength={1_000}
        autoComplete="off"
      />
    </ActForm>
  );
}

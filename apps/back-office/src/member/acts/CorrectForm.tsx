import { useLingui } from "@lingui/react/macro";
import { correctedFields, type CorrectedField } from "@marquee/contract/staff";
import { FormSelectField, FormTextField, notify } from "@marquee/ui-kit";
import { useFormikContext } from "formik";
import { useState } from "react";
import { useProposeCorrectionMutation } from "../../api/endpoints/member/staffActEndpoints.ts";
import { useMerchantCode } from "../../frame/DeskContext.ts";
import { ActForm } from "./ActForm.tsx";
import type { ActProps } from "../../frame/DeskModule.ts";
import { useCorrectionTexts } from "./useCorrectionTexts.ts";

interface Values {
  readonly field: CorrectedField;
  readonly value: string;
}

const empty: Values = { field: "EMAIL", value: "" };

const inputModes = { EMAIL: "email", MOBILE: "tel", NAME: "text" } as const satisfies Record<CorrectedField, string>;

function Fields({ member }: Pick<ActProps, "member">) {
  const { t } = useLingui();
  const texts = useCorrectionTexts();
  const { field } = useFormikContext<Values>().values;
  const now = { EMAIL: member.email, MOBILE: member.mobile, NAME: member.payeeName }[field];
  return (
    <>
      <FormSelectField
        name="field"
        label={t`What is corrected`}
        options={correctedFields.map((value) => ({ value, label: texts[value] }))}
      />
      <FormTextField
        name="value"
        label={t`As it shall be`}
        hint={now === "" ? t`Nothing stands there now.` : t`Now: ${now}`}
        maxLength={200}
        inputMode={inputModes[field]}
        autoComplete="off"
      />
    </>
  );
}

/** Proposes another mailbox, phone or name of a member. */
export function CorrectForm({ member, onClose }: Pick<ActProps, "member" | "onClose">) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  // One id for the form: sent twice, it proposes once.
  const [id] = useState(() => crypto.randomUUID());
  const [propose] = useProposeCorrectionMutation();
  return (
    <ActForm
      label={t`Correct ${member.username}`}
      hint={t`It is corrected when a second person approves. A contact must be confirmed by the member then, before it logs in or gets a password. The member is told, at the former contact too.`}
      submit={t`Propose`}
      initialValues={empty}
      check={({ value }): Readonly<Record<string, string>> => (value.trim() === "" ? { value: t`Fill this in.` } : {})}
      send={({ field, value, reason }) =>
        propose({ merchant, id, memberId: member.id, field, value: value.trim(), reason }).unwrap()
      }
      onDone={() => {
        notify(t`The correction is proposed. Somebody else must approve it.`, { tone: "success" });
        onClose();
      }}
    >
      <Fields member={member} />
    </ActForm>
  );
}

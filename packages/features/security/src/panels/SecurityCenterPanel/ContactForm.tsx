import { useLingui } from "@lingui/react/macro";
import { useChangeContactMutation } from "@marquee/api-client";
import type { ContactKind } from "@marquee/contract";
import { useState } from "react";
import { FieldsForm, type FormField } from "../../components/FieldsForm.tsx";
import { ResendButton } from "../../components/ResendButton.tsx";
import { useContactCode } from "../../model/useContactCode.ts";

const fieldOfCode = {
  "mobile.invalid": "value",
  "contact.same": "value",
  "email.taken": "value",
  "mobile.taken": "value",
  "password.old.invalid": "password",
} as const;

/**
 * Sets a mailbox or phone in two steps: the new one, then the codes sent to the old and the new one with the login password. What was typed in
 * the first step is kept when the member goes back.
 */
export function ContactForm({
  kind,
  label,
  present,
  onDone,
  onClose,
}: {
  readonly kind: ContactKind;
  /** The form's accessible name. */
  readonly label: string;
  /** The confirmed current one, masked; empty if none is confirmed. */
  readonly present: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const [value, setValue] = useState("");
  const [change] = useChangeContactMutation();
  const [current, fresh] = [useContactCode(), useContactCode()];
  const [step, setStep] = useState<"value" | "codes">("value");
  const isMail = kind === "EMAIL";
  const begin = async (typed: string): Promise<{ readonly error?: unknown }> => {
    setValue(typed);
    // A second attempt at this step requests no second code to the current one.
    const first = present === "" || current.sent !== null ? {} : await current.send({ kind, use: "CONTACT" });
    if ("error" in first) return first;
    return fresh.send({ kind, use: "CONTACT", value: typed });
  };
  if (step === "value")
    return (
      <FieldsForm
        key="value"
        label={label}
        submit={t`Send code`}
        fieldOfCode={fieldOfCode}
        fields={[
          isMail
            ? { name: "value", label: t`New e-mail`, kind: "mail", maxLength: 254, start: value }
            : {
                name: "value",
                label: t`New phone number`,
                kind: "phone",
                hint: t`With the country's code, such as +84 90 123 45 67`,
                maxLength: 30,
                start: value,
              },
        ]}
        onSubmit={({ value: typed = "" }) => begin(typed)}
        onDone={() => setStep("codes")}
        onClose={onClose}
      />
    );
  const [oldMask, newMask] = [current.sent?.mask ?? present, fresh.sent?.mask ?? ""];
  const fields: readonly FormField[] = [
    ...(present === ""
      ? []
      : [
          {
            name: "currentCode",
            label: t`Code from ${oldMask}`,
            kind: "code",
            maxLength: 12,
          } as const,
        ]),
    { name: "newCode", label: t`Code from ${newMask}`, kind: "code", maxLength: 12 },
    { name: "password", label: t`Login password`, kind: "password", maxLength: 255 },
  ];
  return (
    <FieldsForm
      key="codes"
      label={label}
      submit={t`Confirm`}
      fieldOfCode={{ "password.old.invalid": "password" }}
      fields={fields}
      onSubmit={({ currentCode, newCode = "", password = "" }) =>
        change({ kind, value, newCode, password, ...(currentCode === undefined ? {} : { currentCode }) })
      }
      onDone={onDone}
      onClose={onClose}
    >
      <ResendButton code={fresh} onSend={() => void fresh.send({ kind, use: "CONTACT", value })} />
    </FieldsForm>
  );
}

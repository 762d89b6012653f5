import { Trans, useLingui } from "@lingui/react/macro";
import { useUpdateMemberInfoMutation } from "@marquee/api-client";
import { BirthdayIcon, Button, notify } from "@marquee/ui-kit";
import { useState } from "react";
import { FieldsForm } from "../../components/FieldsForm.tsx";
import { Row } from "../../components/Row.tsx";
import type { SectionProps } from "./sections.ts";

/** The birthday, which can be set once. */
export function BirthdaySection({ member: { birthday } }: SectionProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [update] = useUpdateMemberInfoMutation();
  const close = (): void => setOpen(false);
  const opener = (
    <Button size="small" aria-label={t`Set birthday`} onClick={() => setOpen(true)}>
      <Trans>Set</Trans>
    </Button>
  );
  return (
    <Row
      icon={BirthdayIcon}
      title={t`Birthday`}
      summary={birthday ?? t`Not set. It can be set once.`}
      action={birthday === null && !isOpen && opener}
    >
      {birthday === null && isOpen && (
        <FieldsForm
          label={t`Set birthday`}
          submit={t`Save`}
          fieldOfCode={{ "age.under": "birthday", "birthday.fixed": "birthday" }}
          fields={[
            {
              name: "birthday",
              label: t`Birthday`,
              kind: "date",
              hint: t`As in your documents. It cannot be changed later.`,
              maxLength: 10,
            },
          ]}
          onSubmit={(values) => update({ birthday: values["birthday"] ?? "" })}
          onDone={() => {
            notify(t`Your birthday was saved.`, { tone: "success" });
            close();
          }}
          onClose={close}
        />
      )}
    </Row>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { useUpdateMemberInfoMutation } from "@marquee/api-client";
import { checkField, nicknameRule } from "@marquee/contract";
import { AccountIcon, Button, notify } from "@marquee/ui-kit";
import { useState } from "react";
import { FieldsForm } from "../../components/FieldsForm.tsx";
import { Row } from "../../components/Row.tsx";
import type { SectionProps } from "./sections.ts";

/** The name that others see, and the username, which does not change. */
export function NicknameSection({ member }: SectionProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [update] = useUpdateMemberInfoMutation();
  const { account, nickname } = member;
  const rule = t`2 to 20 letters or digits; single spaces, dots, - and _ between them`;
  const close = (): void => setOpen(false);
  return (
    <Row
      icon={AccountIcon}
      title={t`Nickname`}
      summary={nickname === account ? nickname : t`${nickname} · you log in as ${account}`}
      action={
        !isOpen && (
          <Button size="small" aria-label={t`Change nickname`} onClick={() => setOpen(true)}>
            <Trans>Change</Trans>
          </Button>
        )
      }
    >
      {isOpen && (
        <FieldsForm
          label={t`Change nickname`}
          submit={t`Save`}
          fieldOfCode={{ "nickname.taken": "nickname" }}
          fields={[
            {
              name: "nickname",
              label: t`Nickname`,
              kind: "text",
              hint: rule,
              maxLength: 40,
              start: nickname,
              check: (text) => (checkField("nickname", text.trim(), nicknameRule) ? rule : undefined),
            },
          ]}
          onSubmit={(values) => update({ nickname: values["nickname"]?.trim() ?? "" })}
          onDone={() => {
            notify(t`Your nickname was changed.`, { tone: "success" });
            close();
          }}
          onClose={close}
        />
      )}
    </Row>
  );
}

import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useGetSecondFactorQuery, useRemoveTotpMutation, useRenewRecoveryCodesMutation } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { LoadGate } from "@marquee/runtime";
import { Badge, Button, notify, SecurityIcon } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { FieldsForm } from "../../components/FieldsForm.tsx";
import { Row } from "../../components/Row.tsx";
import { AddAppForm } from "../../components/SecondFactor/AddAppForm.tsx";
import { RecoveryCodes } from "../../components/SecondFactor/RecoveryCodes.tsx";
import { usePasswordField } from "../../components/SecondFactor/usePasswordField.ts";

const Actions = styled.div`display: flex; flex-wrap: wrap; gap: ${token("space.8")};`;

type Step = "none" | "add" | "renew" | "remove";

const fieldOfCode = { "password.old.invalid": "password" } as const;

/** The second step of logins: an authenticator app and recovery codes; each change requires the password. */
export function SecondFactorSection() {
  const query = useGetSecondFactorQuery({});
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const show = (made: readonly string[]): void => {
    setCodes(made);
    void query.refetch();
  };
  return (
    <LoadGate query={query}>
      {({ since, recoveryCodesLeft }) => (
        <Line
          isOn={since !== null}
          left={recoveryCodesLeft}
          codes={codes}
          onCodes={show}
          onSeen={() => setCodes(null)}
          onRemoved={() => void query.refetch()}
        />
      )}
    </LoadGate>
  );
}

type LineProps = {
  readonly isOn: boolean;
  /** How many recovery codes are left. */
  readonly left: number;
  /** New codes, shown once. */
  readonly codes: readonly string[] | null;
  readonly onCodes: (codes: readonly string[]) => void;
  readonly onSeen: () => void;
  readonly onRemoved: () => void;
};

function Line({ isOn, left, codes, onCodes, onSeen, onRemoved }: LineProps) {
  const { t } = useLingui();
  const [step, setStep] = useState<Step>("none");
  const [renewCodes] = useRenewRecoveryCodesMutation();
  const [removeApp] = useRemoveTotpMutation();
  const password = usePasswordField();
  const close = (): void => setStep("none");
  const isIdle = step === "none" && codes === null;
  const opener = isOn ? (
    <Actions>
      <Button size="small" onClick={() => setStep("renew")}>
        <Trans>New recovery codes</Trans>
      </Button>
      <Button size="small" onClick={() => setStep("remove")}>
        <Trans>Remove</Trans>
      </Button>
    </Actions>
  ) : (
    <Button size="small" onClick={() => setStep("add")}>
      <Trans>Set up</Trans>
    </Button>
  );
  return (
    <Row
      icon={SecurityIcon}
      title={t`Authenticator app`}
      badge={isOn && <Badge tone="success">{t`Active`}</Badge>}
      summary={
        isOn ? (
          <Plural value={left} one="# recovery code is left." other="# recovery codes are left." />
        ) : (
          t`A second step at each login, with a code from an app on your phone.`
        )
      }
      action={isIdle && opener}
    >
      {codes !== null && <RecoveryCodes codes={codes} onDone={onSeen} />}
      {codes === null && step === "add" && (
        <AddAppForm
          onDone={(made) => {
            close();
            onCodes(made);
          }}
          onClose={close}
        />
      )}
      {codes === null && step === "renew" && (
        <FieldsForm
          label={t`New recovery codes`}
          fields={[password]}
          submit={t`Make new codes`}
          fieldOfCode={fieldOfCode}
          onSubmit={async (values) => {
            const result = await renewCodes({ password: values["password"] ?? "" });
            if (result.data) onCodes(result.data.recoveryCodes);
            return result;
          }}
          onDone={close}
          onClose={close}
        />
      )}
      {codes === null && step === "remove" && (
        <FieldsForm
          label={t`Remove the authenticator app`}
          fields={[password]}
          submit={t`Remove the app`}
          danger
          fieldOfCode={fieldOfCode}
          onSubmit={(values) => removeApp({ password: values["password"] ?? "" })}
          onDone={() => {
            close();
            notify(t`Logging in needs only your password again.`, { tone: "info" });
            onRemoved();
          }}
          onClose={close}
        />
      )}
    </Row>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffTotp } from "@marquee/contract/staff";
import { Button, Form, FormTextField, QrCode, Text } from "@marquee/ui-kit";
import { Formik } from "formik";
import { useState } from "react";
import { useDispatch } from "react-redux";
import { api } from "../api/api.ts";
import {
  useConfirmStaffSecondFactorMutation,
  useStartStaffSecondFactorMutation,
} from "../api/endpoints/staff/sessionEndpoints.ts";
import { FormFault } from "../forms/FormFault.tsx";
import { useSubmit } from "../forms/useSubmit.ts";
import { toErrorText } from "../texts/errorText.ts";
import { PasswordProof } from "./PasswordProof.tsx";

const empty = { code: "" };

/** Sets up an authenticator app: the password where the session is complete, its QR code, the first code, the recovery codes. */
export function AuthenticatorSetup({ asksPassword = false }: { readonly asksPassword?: boolean }) {
  const { t, i18n } = useLingui();
  const dispatch = useDispatch();
  const [start, { isLoading, error }] = useStartStaffSecondFactorMutation();
  const [confirm] = useConfirmStaffSecondFactorMutation();
  const [made, setMade] = useState<StaffTotp>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { fault, submit } = useSubmit(
    ({ code }: typeof empty) => confirm({ code: code.trim() }).unwrap(),
    ({ recoveryCodes }) => setCodes(recoveryCodes),
  );
  if (codes !== undefined)
    return (
      <>
        <Text>
          <Trans>Keep these codes where only you can read them. Each logs in once without the app.</Trans>
        </Text>
        <ul>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        {/* Only now: the session goes on, and this page may be gone. */}
        <Button look="primary" onClick={() => dispatch(api.util.invalidateTags(["Session"]))}>
          <Trans>I have saved them</Trans>
        </Button>
      </>
    );
  if (made === undefined && asksPassword)
    return (
      <PasswordProof
        name={t`Set up an app`}
        onProve={(password) =>
          start({ password })
            .unwrap()
            .then((totp) => setMade(totp))
        }
      >
        <Trans>Set up an app</Trans>
      </PasswordProof>
    );
  if (made === undefined)
    return (
      <>
        <Button busy={isLoading} onClick={() => void start({}).then(({ data }) => setMade(data))}>
          <Trans>Set up an app</Trans>
        </Button>
        <FormFault text={error === undefined ? undefined : toErrorText(i18n, error)} />
      </>
    );
  return (
    <Formik initialValues={empty} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form label={t`Authenticator app`}>
          <Text>
            <Trans>Scan this with your authenticator app, or type the key into it. Then enter its code.</Trans>
          </Text>
          <QrCode value={made.uri} label={t`QR code for the app`} />
          <code>{made.secret}</code>
          <FormTextField name="code" label={t`Code`} inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
          <FormFault text={fault} />
          <Button type="submit" look="primary" busy={isSubmitting}>
            <Trans>Confirm</Trans>
          </Button>
        </Form>
      )}
    </Formik>
  );
}

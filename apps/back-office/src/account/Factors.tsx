import { Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@marquee/ui-kit";
import {
  useListStaffPasskeysQuery,
  useRemoveStaffPasskeyMutation,
  useRemoveStaffSecondFactorMutation,
} from "../api/endpoints/staff/sessionEndpoints.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { Section } from "../frame/Section.tsx";
import { useTimeText } from "../texts/useTimeText.ts";
import { AuthenticatorSetup } from "./AuthenticatorSetup.tsx";
import { NewPasskey } from "./NewPasskey.tsx";
import { PasswordProof } from "./PasswordProof.tsx";

const noRequest = {};

function RemoveApp() {
  const { t } = useLingui();
  const [remove] = useRemoveStaffSecondFactorMutation();
  return (
    <PasswordProof name={t`Remove the app`} danger onProve={(password) => remove({ password }).unwrap()}>
      <Trans>Remove the app</Trans>
    </PasswordProof>
  );
}

function Passkeys() {
  const { t } = useLingui();
  const toTime = useTimeText();
  const { data = [] } = useListStaffPasskeysQuery(noRequest);
  const [remove] = useRemoveStaffPasskeyMutation();
  return (
    <ul>
      {data.map(({ id, userAgent, createdAt }) => (
        <li key={id}>
          {toTime(createdAt)} · {userAgent}{" "}
          <PasswordProof
            name={t`Remove this passkey?`}
            danger
            onProve={(password) => remove({ id, password }).unwrap()}
          >
            <Trans>Remove</Trans>
          </PasswordProof>
        </li>
      ))}
    </ul>
  );
}

/** What proves the caller beside the password: an app with recovery codes, and passkeys. */
export function Factors() {
  const { t } = useLingui();
  const { session } = useDesk();
  const { recoveryCodesLeft } = session;
  return (
    <>
      <Section title={t`Authenticator app`}>
        {session.secondFactor ? (
          <>
            <Text>
              <Trans>The app is set up. Recovery codes left: {recoveryCodesLeft}.</Trans>
            </Text>
            <RemoveApp />
          </>
        ) : (
          <AuthenticatorSetup asksPassword />
        )}
      </Section>
      <Section title={t`Passkeys`}>
        <Passkeys />
        <NewPasskey />
      </Section>
    </>
  );
}

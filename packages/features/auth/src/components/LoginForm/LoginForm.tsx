import { useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { useIsOn, useKeptMounted } from "@marquee/runtime";
import { Tabs } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import type { LoginChallenge } from "../../model/loginChallenge.ts";
import { FailureNote } from "../FormAlert/FailureNote.tsx";
import type { Side } from "../LoginSide/LoginSide.tsx";
import { type OnChallenge, PasswordLogin } from "../PasswordLogin/PasswordLogin.tsx";
import { SecondStep } from "../SecondStep/SecondStep.tsx";
import { SmsLogin } from "../SmsLogin/SmsLogin.tsx";

const Stack = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: ${token("space.16")};`;

type Challenged = LoginChallenge & { readonly remember: boolean; readonly side: Side };

/** The login: by password or, where that is on, by a code sent to the phone (LG-02); then the second step when one is due
 * (LG-15). `failure` is the refusal of another way of logging in. */
export function LoginForm({ failure }: { readonly failure?: string | undefined }) {
  const { t } = useLingui();
  const [way, setWay] = useState("password");
  const [challenge, setChallenge] = useState<Challenged | null>(null);
  const hasSms = useKeptMounted(useIsOn("MOBILEVERCODELOGIN3"));
  const onChallenge: OnChallenge = (next, kept) => setChallenge({ ...next, ...kept });
  if (challenge) return <SecondStep key={challenge.challengeId} {...challenge} onBack={() => setChallenge(null)} />;
  const failed = failure !== undefined && <FailureNote>{failure}</FailureNote>;
  const byPassword = <PasswordLogin onChallenge={onChallenge} />;
  if (!hasSms)
    return (
      <Stack>
        {failed}
        {byPassword}
      </Stack>
    );
  const tabs = [
    { key: "password", label: t`By password`, content: byPassword },
    { key: "sms", label: t`By text message`, content: <SmsLogin onChallenge={onChallenge} /> },
  ];
  return (
    <Stack>
      {failed}
      <Tabs label={t`Ways to log in`} tabs={tabs} selected={way} onSelect={setWay} />
    </Stack>
  );
}

import { Plural, Trans, useLingui } from "@lingui/react/macro";
import {
  isApiError,
  useCheckSocialLinkMutation,
  useConfirmSocialLinkMutation,
  useListSocialLinksQuery,
  useRemoveSocialLinkMutation,
  useStartSocialLinkMutation,
} from "@marquee/api-client";
import {
  findSocialProvider,
  type SocialAnswer,
  type SocialProvider,
  type SocialTicket,
  toSocialName,
} from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { forgetOutsideReturn, getOutsideReturn, leaveSite, useNotifyError, LoadGate } from "@marquee/runtime";
import { Button, ConfirmDialog, DateTime, IdentityIcon, notify, Text } from "@marquee/ui-kit";
import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { FieldsForm } from "../../components/FieldsForm.tsx";
import { Row } from "../../components/Row.tsx";
import { OwnFactorForm } from "../../components/SecondFactor/OwnFactorForm.tsx";
import { usePasswordField } from "../../components/SecondFactor/usePasswordField.ts";

const List = styled.ul`
  display: grid;
  gap: ${token("space.12")};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${token("space.8")}; }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("space.8")};
`;

const fieldOfCode = { "password.old.invalid": "password" } as const;

type Proved = SocialTicket & { readonly provider: SocialProvider };

/** The provider's answer is checked once; then a warning precedes the link (LG-21). */
function useProved(): { readonly proved: Proved | null; readonly forget: () => void } {
  const { t } = useLingui();
  const notifyError = useNotifyError();
  const [check] = useCheckSocialLinkMutation();
  const [back] = useState(() => getOutsideReturn(["LINK"]));
  const [proved, setProved] = useState<Proved | null>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (back === null || isAsked.current) return;
    isAsked.current = true;
    forgetOutsideReturn();
    const tellClosed = (): void => {
      notify(t`Nothing was linked: the sign-in was closed before it was finished.`, { tone: "info" });
    };
    const ask = async (answer: SocialAnswer): Promise<void> => {
      const { data, error } = await check(answer);
      if (data) return setProved({ ...data, provider: answer.provider });
      const code = isApiError(error) ? error.code : "unknown";
      return code === "social.cancelled" ? tellClosed() : notifyError(code);
    };
    const { answer } = back;
    const provider = findSocialProvider(answer?.path ?? "");
    if (answer === null || provider === undefined) tellClosed();
    else void ask({ provider, response: answer.response });
  });
  return { proved, forget: () => setProved(null) };
}

/** Linked accounts at providers. A link is a way in, so there is a warning before it, and removing one takes a second factor (LG-21). */
export function SocialSection() {
  const { t } = useLingui();
  const query = useListSocialLinksQuery({});
  const notifyError = useNotifyError();
  const [start] = useStartSocialLinkMutation();
  const [confirm, { isLoading }] = useConfirmSocialLinkMutation();
  const [remove] = useRemoveSocialLinkMutation();
  const [removing, setRemoving] = useState<SocialProvider | null>(null);
  const [chosen, setChosen] = useState<SocialProvider | null>(null);
  const { proved, forget } = useProved();
  const password = usePasswordField();
  const leave = async (provider: SocialProvider, typed: string): Promise<{ readonly error?: unknown }> => {
    const asked = await start({ provider, password: typed });
    const from = globalThis.location.pathname;
    if (asked.data && !leaveSite({ purpose: "LINK", from, note: "" }, asked.data.url)) notifyError("unknown");
    return asked;
  };
  const link = async ({ ticket }: Proved): Promise<void> => {
    const { error } = await confirm({ ticket });
    forget();
    if (error) notifyError(isApiError(error) ? error.code : "unknown");
    else notify(t`The sign-in is linked. You can log in with it now.`, { tone: "success" });
    void query.refetch();
  };
  const toLabel = (name: string): string => t`Link ${name}`;
  const [who, name] = [proved?.name ?? "", proved ? toSocialName(proved.provider) : ""];
  const chosenName = chosen ? toSocialName(chosen) : "";
  return (
    <LoadGate query={query}>
      {({ list, providers }) => (
        <Row
          icon={IdentityIcon}
          title={t`Linked sign-ins`}
          summary={
            list.length === 0 ? (
              t`Log in with an account that you have elsewhere.`
            ) : (
              <Plural value={list.length} one="# linked sign-in" other="# linked sign-ins" />
            )
          }
        >
          {list.length > 0 && (
            <List aria-label={t`Linked sign-ins`}>
              {list.map(({ provider, name: own, linkedAt }) => (
                <li key={provider}>
                  <div>
                    <Text>{[toSocialName(provider), own].filter((part) => part !== "").join(": ")}</Text>
                    <Text size="small" tone="muted">
                      <DateTime instant={new Date(linkedAt).toISOString()} />
                    </Text>
                  </div>
                  {removing === null && (
                    <Button size="small" onClick={() => setRemoving(provider)}>
                      {t`Remove ${toSocialName(provider)}`}
                    </Button>
                  )}
                </li>
              ))}
            </List>
          )}
          {removing !== null && (
            <OwnFactorForm
              label={t`Remove ${toSocialName(removing)}`}
              submit={t`Remove the sign-in`}
              onSubmit={(proof) => remove({ provider: removing, ...proof })}
              onDone={() => {
                setRemoving(null);
                notify(t`The sign-in was removed. It can no longer be used to log in here.`, { tone: "success" });
                void query.refetch();
              }}
              onClose={() => setRemoving(null)}
            />
          )}
          {chosen === null && removing === null && providers.length > 0 && (
            <Choices>
              {providers.map((provider) => (
                <Button key={provider} size="small" onClick={() => setChosen(provider)}>
                  {toLabel(toSocialName(provider))}
                </Button>
              ))}
            </Choices>
          )}
          {chosen !== null && (
            <FieldsForm
              label={toLabel(chosenName)}
              fields={[password]}
              submit={t`Continue`}
              fieldOfCode={fieldOfCode}
              onSubmit={(values) => leave(chosen, values["password"] ?? "")}
              onDone={() => setChosen(null)}
              onClose={() => setChosen(null)}
              head={
                <Text size="small" tone="muted">
                  <Trans>You will be asked once more before it is linked.</Trans>
                </Text>
              }
            />
          )}
          <ConfirmDialog
            title={t`Link ${name}?`}
            open={proved !== null}
            confirm={t`Link ${name}`}
            onConfirm={() => proved && void link(proved)}
            onClose={forget}
            busy={isLoading}
          >
            {who === "" ? (
              <Trans>
                Your account at {name} will log in here. Removing it needs your password and, if you have one, your
                second factor.
              </Trans>
            ) : (
              <Trans>
                {who} at {name} will log in here. Removing it needs your password and, if you have one, your second
                factor.
              </Trans>
            )}
          </ConfirmDialog>
        </Row>
      )}
    </LoadGate>
  );
}

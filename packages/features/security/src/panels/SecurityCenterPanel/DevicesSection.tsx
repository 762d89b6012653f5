import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useEndSessionMutation, useListSessionsQuery } from "@marquee/api-client";
import type { MemberSession } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { endSession as endThisSession, LoadGate, useAppDispatch, useNotifyError } from "@marquee/runtime";
import { Badge, Button, ConfirmDialog, DateTime, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { toPlace } from "../../model/toPlace.ts";
import { Section } from "./Section.tsx";

const List = styled.ul`
  display: grid;
  gap: ${token("space.12")};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Actions = styled.div`display: flex; flex-wrap: wrap; gap: ${token("space.8")};`;

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("space.8")} ${token("space.16")};
  padding-block-start: ${token("space.12")};
  border-block-start: 1px solid ${token("color.line")};
  overflow-wrap: anywhere;
`;

/** The devices on which the member is logged in: each can be logged out, all others at once, or all with this one (MC-01). */
export function DevicesSection() {
  const { t } = useLingui();
  const query = useListSessionsQuery({});
  const { data, refetch } = query;
  const [endSession, { isLoading, originalArgs }] = useEndSessionMutation();
  const [asked, setAsked] = useState<"others" | "everywhere" | null>(null);
  const dispatch = useAppDispatch();
  const notifyError = useNotifyError();
  const hasOthers = data?.list.some(({ isCurrent }) => !isCurrent) ?? false;
  const end = async (id?: string): Promise<void> => {
    const result = await endSession(id === undefined ? {} : { id });
    setAsked(null);
    if (result.error) notifyError(isApiError(result.error) ? result.error.code : "unknown");
    await refetch();
  };
  const endEverywhere = async (): Promise<void> => {
    const { error: refused } = await endSession({ everywhere: true });
    setAsked(null);
    if (refused) notifyError(isApiError(refused) ? refused.code : "unknown");
    else dispatch(endThisSession("logout"));
  };
  const toName = (session: MemberSession): string => toPlace(session) || t`Unknown device`;
  const all = (
    <Actions>
      {hasOthers && (
        <Button onClick={() => setAsked("others")}>
          <Trans>Log out all other devices</Trans>
        </Button>
      )}
      <Button look="quiet" onClick={() => setAsked("everywhere")}>
        <Trans>Log out everywhere</Trans>
      </Button>
    </Actions>
  );
  return (
    <Section title={t`Devices`} action={data ? all : undefined}>
      <LoadGate query={query}>
        {({ list }) => (
          <List>
            {list.map((session) => {
              const name = toName(session);
              return (
                <Item key={session.id}>
                  <div>
                    <Text strong>
                      {name} {session.isCurrent && <Badge tone="success">{t`This device`}</Badge>}
                    </Text>
                    <Text size="small" tone="muted">
                      {session.address} · <DateTime instant={new Date(session.seenAt).toISOString()} />
                    </Text>
                  </div>
                  {!session.isCurrent && (
                    <Button
                      size="small"
                      aria-label={t`Log out: ${name}`}
                      busy={isLoading && originalArgs?.id === session.id}
                      onClick={() => void end(session.id)}
                    >
                      <Trans>Log out</Trans>
                    </Button>
                  )}
                </Item>
              );
            })}
          </List>
        )}
      </LoadGate>
      <ConfirmDialog
        title={t`Log out all other devices?`}
        open={asked === "others"}
        confirm={t`Log out all other devices`}
        onConfirm={() => void end()}
        onClose={() => setAsked(null)}
        busy={isLoading}
      >
        <Trans>Games that are open there end too. Your unfinished rounds stay.</Trans>
      </ConfirmDialog>
      <ConfirmDialog
        title={t`Log out everywhere?`}
        open={asked === "everywhere"}
        confirm={t`Log out everywhere`}
        onConfirm={() => void endEverywhere()}
        onClose={() => setAsked(null)}
        busy={isLoading}
      >
        <Trans>This device is logged out too. Do this if someone may have used your account.</Trans>
      </ConfirmDialog>
    </Section>
  );
}

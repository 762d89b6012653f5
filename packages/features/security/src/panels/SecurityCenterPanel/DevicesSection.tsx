import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useEndSessionMutation, useListSessionsQuery } from "@marquee/api-client";
import type { MemberSession } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { toErrorText } from "@marquee/i18n";
import { useNotifyError } from "@marquee/runtime";
import { Badge, Button, ConfirmDialog, DateTime, ErrorState, Skeleton, Text } from "@marquee/ui-kit";
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

/** The devices on which the member is logged in: each can be logged out, or all others at once (MC-01). */
export function DevicesSection() {
  const { t, i18n } = useLingui();
  const { data, error, isFetching, refetch } = useListSessionsQuery({});
  const [endSession, { isLoading, originalArgs }] = useEndSessionMutation();
  const [isAsking, setAsking] = useState(false);
  const notifyError = useNotifyError();
  const hasOthers = data?.list.some(({ isCurrent }) => !isCurrent) ?? false;
  const end = async (id?: string): Promise<void> => {
    const result = await endSession(id === undefined ? {} : { id });
    setAsking(false);
    if (result.error) notifyError(isApiError(result.error) ? result.error.code : "unknown");
    await refetch();
  };
  const toName = (session: MemberSession): string => toPlace(session) || t`Unknown device`;
  const all = (
    <Button onClick={() => setAsking(true)}>
      <Trans>Log out all other devices</Trans>
    </Button>
  );
  return (
    <Section title={t`Devices`} action={hasOthers ? all : undefined}>
      {error !== undefined && !data && (
        <ErrorState
          level={4}
          title={toErrorText(i18n, isApiError(error) ? error.code : "unknown")}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {isFetching && !data && <Skeleton shape="row" />}
      {data && (
        <List>
          {data.list.map((session) => {
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
      <ConfirmDialog
        title={t`Log out all other devices?`}
        open={isAsking}
        confirm={t`Log out all other devices`}
        onConfirm={() => void end()}
        onClose={() => setAsking(false)}
        busy={isLoading}
      >
        <Trans>Games that are open there end too. Your unfinished rounds stay.</Trans>
      </ConfirmDialog>
    </Section>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { Overview } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Badge, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { canOpen } from "../../frame/DeskPage.ts";
import { useDesk } from "../../frame/DeskContext.ts";
import { DeskLink } from "../../frame/DeskLink.tsx";
import { Section } from "../../frame/Section.tsx";
import { deskPages } from "../../pages.ts";

const List = styled.ul`
  display: grid;
  inline-size: 100%;
  > li { display: flex; align-items: center; justify-content: space-between; gap: ${token("space.12")}; min-block-size: ${token("layout.controlSmall")}; }
`;

/** What waits for a person, with the way there. */
export function WaitingList({ waiting }: { readonly waiting: Overview["waiting"] }) {
  const { t, i18n } = useLingui();
  const { merchant, session } = useDesk();
  const lines = [
    {
      key: "proposals",
      name: t`Proposals to decide`,
      count: waiting.proposals,
      path: "proposals",
      query: "?state=PROPOSED",
    },
    { key: "identity", name: t`Identity checks`, count: waiting.identityChecks, path: "identity", query: "" },
    { key: "webhooks", name: t`Failed webhooks`, count: waiting.failedWebhooks, path: "webhooks", query: "" },
    {
      key: "messages",
      name: t`Failed messages of the last seven days`,
      count: waiting.failedMessages,
      path: "messages",
      query: "?state=FAILED",
    },
    { key: "jobs", name: t`Jobs whose last run failed`, count: waiting.failedJobs, path: "jobs", query: "" },
  ].filter(({ count }) => count !== null);
  const isThere = (path: string): boolean =>
    deskPages.some((page) => page.path === path && canOpen(page, session, merchant));
  return (
    <Section title={t`Waiting for a person`}>
      {lines.length === 0 ? (
        <Text tone="muted">
          <Trans>Your roles include nothing that waits.</Trans>
        </Text>
      ) : (
        <List>
          {lines.map(({ key, name, count, path, query }) => (
            <li key={key}>
              {isThere(path) ? (
                <DeskLink to={`/${merchant.code}/${path}${query}`}>{name}</DeskLink>
              ) : (
                <span>{name}</span>
              )}
              <Badge tone={count === 0 ? "muted" : key === "proposals" || key === "identity" ? "primary" : "danger"}>
                {i18n.number(count ?? 0)}
              </Badge>
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { Overview } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Badge, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { deskModules } from "../../deskModules.ts";
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

const names = deskModules.toSorted((a, b) => a.place - b.place).flatMap(({ waiting = [] }) => waiting);

/** What waits for a person, with the way there. */
export function WaitingList({ waiting }: { readonly waiting: Overview["waiting"] }) {
  const { t, i18n } = useLingui();
  const { merchant, session } = useDesk();
  const counts = new Map(waiting.map(({ key, count }) => [key, count]));
  const lines = names
    .filter(({ key }) => counts.has(key))
    .map(({ key, name, path, query = "", isWork }) => ({
      key,
      name: i18n._(name),
      count: counts.get(key) ?? 0,
      to: { path, query },
      tone: isWork === true ? ("primary" as const) : ("danger" as const),
    }));
  const isThere = (path: string): boolean =>
    deskPages.some((page) => page.path === path && canOpen(page, session, merchant));
  return (
    <Section title={t`Waiting for a person`}>
      {lines.length === 0 ? (
        <Text tone="muted">
          <Trans>Nothing is waiting for your roles.</Trans>
        </Text>
      ) : (
        <List>
          {lines.map(({ key, name, count, to: { path, query }, tone }) => (
            <li key={key}>
              {isThere(path) ? (
                <DeskLink to={`/${merchant.code}/${path}${query}`}>{name}</DeskLink>
              ) : (
                <span>{name}</span>
              )}
              <Badge tone={count === 0 ? "muted" : tone}>{i18n.number(count)}</Badge>
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}

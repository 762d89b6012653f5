import { Trans, useLingui } from "@lingui/react/macro";
import { useListBonusesQuery } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { RecordBody, useCentreQuery, useIsOn, useOpenCentre } from "@marquee/runtime";
import { Button, EmptyState, Heading } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { BonusRules } from "../../components/BonusRules/BonusRules.tsx";
import { BonusCard } from "./BonusCard.tsx";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
`;
const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token("space.16")};
  margin: 0;
  padding: 0;
  list-style: none;
`;

function NoBonus() {
  const { t } = useLingui();
  const openCentre = useOpenCentre();
  const canDeposit = useIsOn("DEPOSIT3");
  return (
    <EmptyState
      picture="empty"
      title={t`You have no bonus yet`}
      level={4}
      action={
        canDeposit && (
          <Button onClick={() => openCentre("member", "depositv2")}>
            <Trans>Open deposits</Trans>
          </Button>
        )
      }
    >
      <Trans>When a promotion is on offer, you can choose it with a deposit.</Trans>
    </EmptyState>
  );
}

/** Bonuses (MC-09, X-34): each with its state, its progress, its terms and what is in the bonus wallet; an active one can be given up. It follows play by itself. */
export function BonusDetailsPanel() {
  const { t } = useLingui();
  const [query, setQuery] = useCentreQuery();
  const named = Number(query.get("page"));
  const page = Number.isInteger(named) && named > 0 ? named : 1;
  const loaded = useListBonusesQuery({ pageNo: page });
  return (
    <Page>
      <Heading level={3}>
        <Trans>Bonuses</Trans>
      </Heading>
      <RecordBody
        loaded={loaded}
        rows={3}
        empty={<NoBonus />}
        page={page}
        onPage={(next) => setQuery({ page: String(next) })}
        renderList={({ list }) => (
          <>
            <BonusRules />
            <List aria-label={t`Your bonuses`}>
              {list.map((bonus) => (
                <li key={bonus.id}>
                  <BonusCard bonus={bonus} />
                </li>
              ))}
            </List>
          </>
        )}
      />
    </Page>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffJurisdictions } from "@marquee/contract/staff";
import { Badge, Button, Heading, Table, type TableColumn, Text } from "@marquee/ui-kit";
import { token } from "@marquee/design-tokens";
import { useState } from "react";
import { styled } from "styled-components";
import { useListStaffJurisdictionsQuery } from "../../api/endpoints/system/staffEndpoints.ts";
import { useDesk, useMay, useMerchantCode } from "../../frame/DeskContext.ts";
import { LoadGate } from "../../frame/LoadGate.tsx";
import { Page, PageHead } from "../../frame/Page.tsx";
import { Section } from "../../frame/Section.tsx";
import { useTimeText } from "../../texts/useTimeText.ts";
import { ChangePreview } from "./ChangePreview.tsx";
import { ProposeForm } from "./ProposeForm.tsx";
import { useRuleTexts } from "./useRuleTexts.ts";

const Sheet = styled.div`
  max-inline-size: 960px;
  border: ${token("stroke.thin")} solid ${token("color.line")};
  border-radius: ${token("radius.card")};
  background: ${token("color.surface")};
  overflow: auto;
  overflow-wrap: break-word;
  [role="cell"], [role="columnheader"] { vertical-align: top; }
`;
const Choice = styled.div`display: flex; flex-wrap: wrap; gap: ${token("space.8")};`;

type Profile = StaffJurisdictions["profiles"][number];

/** A column for each profile, beside the rules' names. */
function useRuleColumns(profiles: readonly Profile[]): readonly TableColumn<string>[] {
  const { t } = useLingui();
  const { toRule, toProfile, toValue } = useRuleTexts();
  return [
    {
      key: "rule",
      title: t`Rule`,
      toCell: (rule) => (
        <Text size="small" strong>
          {toRule(rule)}
        </Text>
      ),
    },
    ...profiles.map(({ id, rules: own }) => ({
      key: id,
      title: toProfile(id),
      toCell: (rule: string) => {
        const found = own.find((each) => each.rule === rule);
        return found === undefined ? "–" : toValue(rule, found.value);
      },
    })),
  ];
}

/** All profiles side by side: a row a rule. */
function RuleTable({ profiles }: { readonly profiles: readonly Profile[] }) {
  const { t } = useLingui();
  const columns = useRuleColumns(profiles);
  const rules = profiles[0]?.rules.map(({ rule }) => rule) ?? [];
  return (
    <Sheet>
      <Table caption={t`Rules of the profiles`} rows={rules} toKey={(rule) => rule} columns={columns} />
    </Sheet>
  );
}

function Jurisdiction({
  list,
  refetch,
}: {
  readonly list: StaffJurisdictions;
  readonly refetch: () => Promise<unknown>;
}) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const canChange = useMay("rules.change");
  const toTime = useTimeText();
  const { toProfile } = useRuleTexts();
  const { current, profiles, waiting } = list;
  const [chosen, setChosen] = useState<Profile["id"]>();
  const profile = profiles.find(({ id }) => id === chosen && id !== current);
  const currentName = toProfile(current);
  return (
    <>
      <Text>
        <Trans>
          In force: <strong>{currentName}</strong>
        </Trans>
      </Text>
      <RuleTable profiles={profiles} />
      {waiting === null ? null : (
        <Section title={t`Waiting for a second person`}>
          <Badge tone="primary">
            {currentName} → {toProfile(waiting.to)}
          </Badge>
          <Text size="small">
            {waiting.proposedBy} · {toTime(waiting.proposedAt, merchant.timeZone)} · {waiting.reason}
          </Text>
          <Text size="small" tone="muted">
            <Trans>It is decided on the proposals page.</Trans>
          </Text>
        </Section>
      )}
      <Section title={t`What another profile would change`}>
        <Choice role="group" aria-label={t`Profile`}>
          {profiles
            .filter(({ id }) => id !== current)
            .map(({ id }) => (
              <Button
                key={id}
                size="small"
                look={id === chosen ? "primary" : "secondary"}
                aria-pressed={id === chosen}
                onClick={() => setChosen(id)}
              >
                {toProfile(id)}
              </Button>
            ))}
        </Choice>
        {profile === undefined ? (
          <Text size="small" tone="muted">
            <Trans>Choose a profile to see what it changes for players. Nothing is changed by looking.</Trans>
          </Text>
        ) : (
          <>
            <ChangePreview changes={profile.changes} />
            {canChange && waiting === null ? (
              <ProposeForm key={profile.id} to={profile.id} version={list.version} refetch={refetch} />
            ) : null}
          </>
        )}
      </Section>
    </>
  );
}

/** The merchant's jurisdiction profile: its rules, and what another one would change. */
export function JurisdictionPage() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const loaded = useListStaffJurisdictionsQuery({ merchant });
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Jurisdiction</Trans>
        </Heading>
      </PageHead>
      <LoadGate loaded={loaded} fault={t`The profiles did not load`}>
        {(list) => <Jurisdiction list={list} refetch={loaded.refetch} />}
      </LoadGate>
    </Page>
  );
}

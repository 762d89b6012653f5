import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffRegisterField, StaffRegisterRules } from "@marquee/contract/staff";
import { from, token } from "@marquee/design-tokens";
import { Badge, Button, Heading, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { styled } from "styled-components";
import { useListStaffRegisterRulesQuery, useSetRegisterRuleMutation } from "../../api/endpoints/auth/staffEndpoints.ts";
import { useMay, useMerchantCode } from "../../frame/DeskContext.ts";
import { LoadGate } from "../../frame/LoadGate.tsx";
import { Page, PageHead } from "../../frame/Page.tsx";
import { Section } from "../../frame/Section.tsx";
import { SwitchForm } from "../../forms/SwitchForm.tsx";
import { type Sent, useSeenVersion } from "../../forms/useSeenVersion.ts";
import { FormPreview } from "./FormPreview.tsx";
import { RuleForm } from "./RuleForm.tsx";
import { type RuleValues, toDraftRule, toRuleValues } from "./toRuleValues.ts";
import { useFieldNames } from "./useFieldNames.ts";
import { usePatternNames } from "./usePatternNames.ts";
import { FormModal } from "../../forms/FormModal.tsx";

const Columns = styled.div`
  display: grid;
  gap: ${token("space.24")};
  align-items: start;
  > * { min-inline-size: 0; }
  > div { display: grid; gap: ${token("space.16")}; }
  @media ${from("desktop")} { grid-template-columns: minmax(300px, 2fr) minmax(320px, 2fr) minmax(260px, 2fr); }
`;
const List = styled.ul`
  display: grid;
  border: ${token("stroke.thin")} solid ${token("color.line")};
  border-radius: ${token("radius.card")};
  background: ${token("color.surface")};
  overflow: hidden;
  > li > button {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token("space.4")} ${token("space.8")};
    inline-size: 100%;
    min-block-size: ${token("layout.tap")};
    padding: ${token("space.4")} ${token("space.12")};
    border: 0;
    background: none;
    color: ${token("color.text")};
    font-size: ${token("text.small")};
    text-align: start;
    cursor: pointer;
    > span:first-child { flex: 1 1 140px; }
    > small { flex: 1 1 100%; color: ${token("color.muted")}; font-size: ${token("text.caption")}; }
    &:hover { background: ${token("color.hover")}; }
    &[aria-current="true"] { background: ${token("color.primarySoft")}; font-weight: ${token("weight.strong")}; }
    &:focus-visible { outline: ${token("focus.width")} solid ${token("color.focus")}; outline-offset: -2px; }
  }
  > li:not(:last-child) { border-block-end: ${token("stroke.thin")} solid ${token("color.line")}; }
`;

function FieldList({
  fields,
  chosen,
  onChoose,
}: {
  readonly fields: readonly StaffRegisterField[];
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}) {
  const { t } = useLingui();
  const toName = useFieldNames();
  const patternNames = usePatternNames();
  return (
    <List aria-label={t`Fields of the form`}>
      {fields.map(({ name, rule, isOwn }) => {
        const { kind, minLength, maxLength } = toRuleValues(rule);
        const accepted = kind === "own" ? rule.acceptedPattern : (patternNames[rule.patternId] ?? "");
        return (
          <li key={name}>
            <button type="button" aria-current={name === chosen} onClick={() => onChoose(name)}>
              <span>{toName(name)}</span>
              {isOwn ? <Badge tone="primary">{t`Own rule`}</Badge> : null}
              <Badge tone={rule.enabled === "1" ? "success" : "muted"}>
                {rule.enabled === "0" ? t`Not shown` : rule.required === "1" ? t`Required` : t`Optional`}
              </Badge>
              <small>
                {accepted}
                {rule.maxLength > 0 ? ` · ${minLength}–${maxLength}` : ""}
              </small>
            </button>
          </li>
        );
      })}
    </List>
  );
}

function Rules({ list, refetch }: { readonly list: StaffRegisterRules; readonly refetch: () => Promise<unknown> }) {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const canChange = useMay("rules.change");
  const toName = useFieldNames();
  const [parameters, setParameters] = useSearchParams();
  const sendOnVersion = useSeenVersion(list.version, refetch);
  const [set] = useSetRegisterRuleMutation();
  const [draft, setDraft] = useState<{ readonly name: string; readonly values: RuleValues }>();
  const [isResetting, setResetting] = useState(false);
  // A form begins anew after its rule was taken away.
  const [resets, setResets] = useState(0);
  const chosen = parameters.get("field");
  const field = list.fields.find(({ name }) => name === chosen) ?? list.fields[0];
  // Stable, because the form tells its values after every change.
  const [onDraft] = useState(() => (name: string) => (values: RuleValues) => setDraft({ name, values }));
  const [tell, setTell] = useState(() => onDraft(field?.name ?? ""));
  if (field === undefined) return null;
  const send = (rule: Parameters<typeof set>[0]["rule"], reason: string): Promise<Sent> =>
    sendOnVersion((version) => set({ merchant, field: field.name, rule, reason, version }).unwrap());
  const preview = list.fields.map(({ name, rule }) =>
    draft?.name === name && name === field.name ? { name, rule: toDraftRule(draft.values, rule.type) } : { name, rule },
  );
  const title = toName(field.name);
  return (
    <Columns>
      <FieldList
        fields={list.fields}
        chosen={field.name}
        onChoose={(name) => {
          setTell(() => onDraft(name));
          setParameters({ field: name }, { replace: true });
        }}
      />
      <div>
        <Section title={title}>
          {canChange ? (
            <RuleForm key={`${field.name} ${resets}`} field={field} send={send} onDraft={tell} />
          ) : (
            <Text size="small" tone="muted">
              <Trans>Your roles do not allow changing rules.</Trans>
            </Text>
          )}
          {canChange && field.isOwn ? (
            <Button size="small" look="quiet" onClick={() => setResetting(true)}>
              <Trans>Back to the standard rule</Trans>
            </Button>
          ) : null}
        </Section>
        <FormModal title={t`Back to the standard rule`} open={isResetting} onClose={() => setResetting(false)}>
          <SwitchForm
            label={t`Back to the standard rule`}
            initialValues={{}}
            toSwitch={() => null}
            send={(_, reason) => send(null, reason)}
            timed={false}
            onDone={() => {
              setResetting(false);
              setResets(resets + 1);
            }}
          >
            <Text size="small">{title}</Text>
          </SwitchForm>
        </FormModal>
      </div>
      <Section title={t`As players see it`}>
        <FormPreview fields={preview} />
      </Section>
    </Columns>
  );
}

/** The registration form's fields: what is asked, what is accepted, and how the form looks (contract 3.4). */
export function RegisterRulesPage() {
  const { t } = useLingui();
  const merchant = useMerchantCode();
  const loaded = useListStaffRegisterRulesQuery({ merchant });
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Registration form</Trans>
        </Heading>
      </PageHead>
      <LoadGate loaded={loaded} fault={t`The rules did not load`}>
        {(list) => <Rules list={list} refetch={loaded.refetch} />}
      </LoadGate>
    </Page>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import type { AgentSheet } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Button, Link } from "@marquee/ui-kit";
import { Fragment, useState } from "react";
import { styled } from "styled-components";
import { FormModal } from "../forms/FormModal.tsx";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { Facts } from "../frame/Facts.ts";
import { useMemberTexts } from "../member/useMemberTexts.ts";
import { MakeAgentForm, MoveForm, RebateForm } from "./AgentForms.tsx";
import { QuotaForm } from "./QuotaForm.tsx";

const Base = styled.div`display: grid; gap: ${token("space.16")}; max-inline-size: 720px; overflow-wrap: anywhere;`;
const Buttons = styled.div`display: flex; flex-wrap: wrap; gap: ${token("space.8")};`;

type Act = "make" | "rebate" | "quota" | "move";

const forms = { make: MakeAgentForm, rebate: RebateForm, quota: QuotaForm, move: MoveForm } as const;

function Acts({ agent }: { readonly agent: AgentSheet }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<Act>();
  const isAgent = agent.kind === 1 || agent.kind === 2;
  const texts: Readonly<Record<Act, string>> = {
    make: t`Make an agent`,
    rebate: t`Set the rebate`,
    quota: t`Set the quota`,
    move: t`Move in the tree`,
  };
  const offered: readonly Act[] = [...(isAgent ? (["rebate", "quota"] as const) : (["make"] as const)), "move"];
  const Form = asked && forms[asked];
  const close = (): void => setAsked(undefined);
  return (
    <>
      <Buttons>
        {offered.map((act) => (
          <Button key={act} size="small" onClick={() => setAsked(act)}>
            {texts[act]}
          </Button>
        ))}
      </Buttons>
      <FormModal title={asked === undefined ? "" : texts[asked]} open={asked !== undefined} onClose={close}>
        {Form ? <Form agent={agent} onClose={close} /> : null}
      </FormModal>
    </>
  );
}

/** Where an account stands in the tree of agents, and what staff may do about it. Play money stands in no tree. */
export function TreeView({ agent }: { readonly agent: AgentSheet }) {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const { kinds } = useMemberTexts();
  const mayChange = useMay("agents.change") && agent.state !== "CLOSED" && agent.kind <= 2;
  return (
    <Base>
      <nav aria-label={t`Path from the house`}>
        <Trans>The house</Trans>
        {agent.path.map(({ id, account }) => (
          <Fragment key={id}>
            {" / "}
            {id === agent.id ? account : <Link href={`/${merchant.code}/agents/${id}`}>{account}</Link>}
          </Fragment>
        ))}
      </nav>
      <Facts>
        <dt>
          <Trans>Kind</Trans>
        </dt>
        <dd>{kinds.get(agent.kind)}</dd>
        <dt>
          <Trans>Currency</Trans>
        </dt>
        <dd>{agent.currency}</dd>
        <dt>
          <Trans>Rebate, in percent</Trans>
        </dt>
        <dd>{agent.rebate}</dd>
        {agent.quotas.map(({ rebate, accounts }) => (
          <Fragment key={rebate}>
            <dt>{t`Accounts left with ${rebate} %`}</dt>
            <dd>{i18n.number(accounts)}</dd>
          </Fragment>
        ))}
        <dt>
          <Trans>Accounts below</Trans>
        </dt>
        <dd>{i18n.number(agent.below)}</dd>
      </Facts>
      {mayChange && <Acts agent={agent} />}
    </Base>
  );
}

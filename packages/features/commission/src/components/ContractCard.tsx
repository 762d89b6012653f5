import { useLingui } from "@lingui/react/macro";
import { type AgentContract, type ContractAction, contractKindRules } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Button, Card, Heading, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useContractTexts } from "../model/useContractTexts.ts";
import { ContractBadge, ContractTimes } from "./ContractState.tsx";
import { TermsBeside } from "./TermsBeside.tsx";

const Base = styled(Card)`display: grid; gap: ${token("space.12")}; min-inline-size: 0; overflow-wrap: anywhere;`;
const Line = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: ${token("space.8")};`;

/** A contract: with whom, its state and terms, and what the agent may do with it. */
export function ContractCard({
  contract,
  onAct,
}: {
  readonly contract: AgentContract;
  readonly onAct: (contract: AgentContract, action: ContractAction) => void;
}) {
  const { t } = useLingui();
  const { kinds, periods, payers, actions } = useContractTexts();
  const { kind, side, upline, downline, period, payer, status } = contract;
  const name = kinds[kind];
  const other = side === "UPLINE" ? downline : upline;
  const title = side === "UPLINE" ? t`${name} for ${other}` : t`${name} from ${other}`;
  const payerName = payers[payer];
  return (
    <Base aria-label={title}>
      <Line>
        <Heading level={4}>{title}</Heading>
        <ContractBadge status={status} />
      </Line>
      <div>
        {contractKindRules[kind].periods.length > 1 && <Text size="small">{periods[period]}</Text>}
        <Text size="small" tone="muted">{t`Paid by: ${payerName}`}</Text>
        <ContractTimes contract={contract} />
      </div>
      <TermsBeside contract={contract} />
      {contract.actions.length > 0 && (
        <Line>
          {contract.actions.map((action) => {
            const word = actions[action];
            return (
              <Button
                key={action}
                size="small"
                look={action === "ACCEPT" ? "primary" : undefined}
                aria-label={`${word}: ${title}`}
                onClick={() => onAct(contract, action)}
              >
                {word}
              </Button>
            );
          })}
        </Line>
      )}
    </Base>
  );
}

import { useLingui } from "@lingui/react/macro";
import type { AgentContract, ContractTerms } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { styled } from "styled-components";
import { useDay } from "../model/useDay.ts";
import { TierList } from "./TierList.tsx";

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${token("space.16")};
  > div { display: grid; align-content: start; gap: ${token("space.8")}; min-inline-size: 0; }
`;

/** The terms of a contract; where others are agreed for later or asked for, both side by side. */
export function TermsBeside({ contract }: { readonly contract: AgentContract }) {
  const { t } = useLingui();
  const toDay = useDay();
  const { kind, currency, terms, next, asked, effectiveFrom } = contract;
  const isAgreed = effectiveFrom !== null;
  const from = next?.effectiveFrom ?? null;
  const parts: readonly { readonly title: string; readonly terms: ContractTerms }[] = [
    { title: isAgreed ? t`Terms now` : t`Terms`, terms },
    ...(next === null ? [] : [{ title: from === null ? t`Terms later` : t`Terms from ${toDay(from)}`, terms: next }]),
    ...(isAgreed && asked !== null && asked.terms !== null ? [{ title: t`New terms`, terms: asked.terms }] : []),
  ];
  return (
    <Columns>
      {parts.map(({ title, terms: shown }) => (
        <div key={title} role="group" aria-label={title}>
          {parts.length > 1 && <strong>{title}</strong>}
          <TierList kind={kind} currency={currency} terms={shown} />
        </div>
      ))}
    </Columns>
  );
}

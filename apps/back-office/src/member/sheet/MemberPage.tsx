import { Trans, useLingui } from "@lingui/react/macro";
import type { MemberSheet } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Badge, Heading, Link, type Tab, Tabs, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { styled } from "styled-components";
import { useGetMemberQuery } from "../../api/endpoints/member/staffEndpoints.ts";
import { useDesk, useMay } from "../../frame/DeskContext.ts";
import { Page, PageHead } from "../../frame/Page.tsx";
import { MemberActs } from "../acts/MemberActs.tsx";
import { RestrictionPart } from "../../restriction/RestrictionPart.tsx";
import { BonusesPart } from "../../promotions/BonusesPart.tsx";
import { TurnoverPart } from "../../turnover/TurnoverPart.tsx";
import { LabelTags } from "../LabelTags.tsx";
import { stateTones, useMemberTexts } from "../useMemberTexts.ts";
import { CheckList } from "../identity/CheckList.tsx";
import { IdentityPart } from "./IdentityPart.tsx";
import { ChangesPart, MessagesPart, SignalsPart } from "./OtherParts.tsx";
import { LoadGate } from "../../frame/LoadGate.tsx";
import { ProtectionPart } from "./ProtectionPart.tsx";
import { RemarksPart } from "./RemarksPart.tsx";
import { SessionsPart } from "./SessionsPart.tsx";
import { RoundsPart, WalletPart } from "./WalletPart.tsx";

const Title = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("space.8")} ${token("space.12")};
  overflow-wrap: anywhere;
`;

/** A list of tabs scrolls in its own frame. */
const Parts = styled.div`min-inline-size: 0;`;

function useParts(member: MemberSheet): readonly Tab[] {
  const { t } = useLingui();
  const [seesMoney, seesMessages, decides] = [
    useMay("balances.read"),
    useMay("messages.read"),
    useMay("identity.decide"),
  ];
  return [
    { key: "identity", label: t`Identity`, content: <IdentityPart member={member} /> },
    { key: "sessions", label: t`Sessions`, content: <SessionsPart member={member} /> },
    ...(seesMoney
      ? [
          { key: "wallet", label: t`Wallet`, content: <WalletPart member={member} /> },
          { key: "turnover", label: t`Turnover`, content: <TurnoverPart member={member} /> },
          { key: "bonuses", label: t`Bonuses`, content: <BonusesPart member={member} /> },
          { key: "rounds", label: t`Rounds`, content: <RoundsPart member={member} /> },
        ]
      : []),
    ...(seesMessages ? [{ key: "messages", label: t`Messages`, content: <MessagesPart member={member} /> }] : []),
    { key: "protection", label: t`Protection`, content: <ProtectionPart member={member} /> },
    { key: "restrictions", label: t`Game restrictions`, content: <RestrictionPart member={member} /> },
    { key: "remarks", label: t`Remarks`, content: <RemarksPart member={member} /> },
    { key: "signals", label: t`Signals`, content: <SignalsPart member={member} /> },
    ...(decides ? [{ key: "documents", label: t`Documents`, content: <CheckList memberId={member.id} /> }] : []),
    { key: "changes", label: t`Changes by staff`, content: <ChangesPart member={member} /> },
  ];
}

function MemberView({ member }: { readonly member: MemberSheet }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const { states } = useMemberTexts();
  const [parameters, setParameters] = useSearchParams();
  const parts = useParts(member);
  // Kept beside the address, which follows later: the next key must find the part that this one chose.
  const [asked, setAsked] = useState(parameters.get("part"));
  return (
    <>
      <Text size="small">
        <Link href={`/${merchant.code}/members`}>
          <Trans>Members</Trans>
        </Link>
      </Text>
      <PageHead>
        <Title>
          <Heading level={1} size="heading">
            {member.username}
          </Heading>
          <Badge tone={stateTones[member.state]}>{states[member.state]}</Badge>
          <LabelTags labels={member.labels} />
        </Title>
        <MemberActs member={member} />
      </PageHead>
      <Parts>
        <Tabs
          label={t`Parts`}
          tabs={parts}
          selected={parts.some(({ key }) => key === asked) ? (asked ?? "") : "identity"}
          onSelect={(part) => {
            setAsked(part);
            setParameters({ part }, { replace: true });
          }}
        />
      </Parts>
    </>
  );
}

/** Everything about one member, part by part, and what may be done. */
export function MemberPage() {
  const { merchant } = useDesk();
  const { memberId = "" } = useParams();
  const loaded = useGetMemberQuery({ merchant: merchant.code, memberId });
  return (
    <Page>
      <LoadGate loaded={loaded}>{(member) => <MemberView key={member.id} member={member} />}</LoadGate>
    </Page>
  );
}

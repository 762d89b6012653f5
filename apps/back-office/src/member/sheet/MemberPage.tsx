import { Trans, useLingui } from "@lingui/react/macro";
import type { MemberSheet } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { Badge, Heading, Link, Skeleton, type Tab, Tabs, Text } from "@marquee/ui-kit";
import { lazy, Suspense, useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { styled } from "styled-components";
import { useGetMemberQuery } from "../../api/endpoints/member/staffEndpoints.ts";
import { deskModules } from "../../deskModules.ts";
import { useDesk } from "../../frame/DeskContext.ts";
import { Page, PageHead } from "../../frame/Page.tsx";
import { MemberActs } from "../acts/MemberActs.tsx";
import { LabelTags } from "../LabelTags.tsx";
import { stateTones, useMemberTexts } from "../useMemberTexts.ts";
import { LoadGate } from "../../frame/LoadGate.tsx";

const Title = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("space.8")} ${token("space.12")};
  overflow-wrap: anywhere;
`;

/** A list of tabs scrolls in its own frame. */
const Parts = styled.div`min-inline-size: 0;`;

const memberParts = deskModules
  .flatMap(({ memberParts: parts = [] }) => parts)
  .toSorted((one, other) => one.place - other.place)
  .map((part) => ({ ...part, Part: lazy(part.load) }));

function useParts(member: MemberSheet): readonly Tab[] {
  const { i18n } = useLingui();
  const { merchant } = useDesk();
  return memberParts
    .filter(({ permission }) => permission === undefined || merchant.permissions.includes(permission))
    .map(({ key, label, Part }) => ({
      key,
      label: i18n._(label),
      content: (
        <Suspense fallback={<Skeleton shape="card" />}>
          <Part member={member} />
        </Suspense>
      ),
    }));
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

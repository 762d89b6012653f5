import { Trans, useLingui } from "@lingui/react/macro";
import type { Proposal } from "@marquee/contract/staff";
import { Badge, Button } from "@marquee/ui-kit";
import { useState } from "react";
import { useListProposalsQuery } from "../api/endpoints/staff/endpoints.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { ListPage } from "../list/ListPage.tsx";
import type { ListColumn } from "../list/RecordList.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { useTimeText } from "../texts/useTimeText.ts";
import { Change } from "../forms/Change.tsx";
import { DeskLink } from "../frame/DeskLink.tsx";
import { findProposalText, toData, toKindName, toWhat } from "./proposalTexts.ts";
import { type Decision, DecideDialog } from "./DecideDialog.tsx";
import { Words } from "../frame/Words.tsx";

const tones = {
  PROPOSED: "primary",
  APPROVED: "success",
  REJECTED: "danger",
  CANCELLED: "muted",
  EXPIRED: "muted",
} as const;

function useStateNames(): Readonly<Record<Proposal["state"], string>> {
  const { t } = useLingui();
  return {
    PROPOSED: t`Waits`,
    APPROVED: t`Approved`,
    REJECTED: t`Rejected`,
    CANCELLED: t`Cancelled`,
    EXPIRED: t`Expired`,
  };
}

/** What it is about, with the way there where its domain names one. */
function Subject({ proposal }: { readonly proposal: Proposal }) {
  const { merchant } = useDesk();
  const path = findProposalText(proposal.kind)?.toPath?.(toData(proposal));
  return path === undefined ? (
    proposal.subject
  ) : (
    <DeskLink to={`/${merchant.code}/${path}`}>{proposal.subject}</DeskLink>
  );
}

function useProposalColumns(onDecide: (decision: Decision) => void): readonly ListColumn<Proposal>[] {
  const { t, i18n } = useLingui();
  const { merchant } = useDesk();
  const toTime = useTimeText();
  const stateNames = useStateNames();
  const buttons = (proposal: Proposal) =>
    proposal.own && proposal.state === "PROPOSED" ? (
      <Button size="small" onClick={() => onDecide({ proposal, decision: "cancel" })}>
        <Trans>Cancel</Trans>
      </Button>
    ) : proposal.decidable ? (
      <>
        <Button size="small" look="primary" onClick={() => onDecide({ proposal, decision: "approve" })}>
          <Trans>Approve</Trans>
        </Button>{" "}
        <Button size="small" onClick={() => onDecide({ proposal, decision: "reject" })}>
          <Trans>Reject</Trans>
        </Button>
      </>
    ) : (
      (proposal.decidedBy ?? "")
    );
  return [
    {
      key: "state",
      title: t`State`,
      toCell: ({ state }) => <Badge tone={tones[state]}>{stateNames[state]}</Badge>,
      toText: ({ state }) => state,
    },
    {
      key: "kind",
      title: t`What`,
      toCell: ({ kind }) => <Words>{toKindName(kind, i18n)}</Words>,
      toText: ({ kind }) => kind,
    },
    {
      key: "subject",
      title: t`About`,
      toCell: (proposal) => <Subject proposal={proposal} />,
      toText: ({ subject }) => subject,
    },
    {
      key: "data",
      title: t`Change`,
      toCell: (proposal) => toWhat(proposal, i18n) ?? <Change before={null} after={proposal.data} />,
      toText: ({ data }) => JSON.stringify(data),
    },
    { key: "reason", title: t`Why`, toCell: ({ reason }) => <Words>{reason}</Words>, toText: ({ reason }) => reason },
    {
      key: "by",
      title: t`Proposed by`,
      toCell: ({ proposedBy, proposedAt }) => `${proposedBy} · ${toTime(proposedAt, merchant.timeZone)}`,
      toText: ({ proposedBy }) => proposedBy,
    },
    {
      key: "decide",
      title: t`Decision`,
      toCell: buttons,
      toText: ({ decidedBy, note }) => `${decidedBy ?? ""} ${note}`,
    },
  ];
}

const isState = (text: string): text is Proposal["state"] => Object.hasOwn(tones, text);

/** What takes two people: proposals that wait, and those that were decided. */
export function ProposalsPage() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress();
  const [decision, decide] = useState<Decision>();
  const columns = useProposalColumns(decide);
  const stateNames = useStateNames();
  const state = address.get("state");
  const loaded = useListProposalsQuery({
    merchant: merchant.code,
    ...(isState(state) ? { state } : {}),
    ...address.page,
  });
  return (
    <ListPage
      title={t`Proposals`}
      name="proposals"
      choice={{ name: "state", label: t`State`, names: stateNames }}
      columns={columns}
      toKey={({ id }) => id}
      loaded={loaded}
      address={address}
      whole={{ list: "proposals", filters: isState(state) ? { state } : {} }}
    >
      <DecideDialog decision={decision} onClose={() => decide(undefined)} />
    </ListPage>
  );
}

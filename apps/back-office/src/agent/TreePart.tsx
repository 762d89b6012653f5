import { Trans } from "@lingui/react/macro";
import type { MemberSheet } from "@marquee/contract/staff";
import { Link } from "@marquee/ui-kit";
import { useGetAgentQuery } from "../api/endpoints/agent/staffEndpoints.ts";
import { useDesk } from "../frame/DeskContext.ts";
import { LoadGate } from "../frame/LoadGate.tsx";
import { Stack } from "../member/sheet/Sheet.ts";
import { TreeView } from "./TreeView.tsx";

/** Where a member stands in the tree of agents. */
export function TreePart({ member }: { readonly member: MemberSheet }) {
  const { merchant } = useDesk();
  return (
    <LoadGate loaded={useGetAgentQuery({ merchant: merchant.code, memberId: member.id })}>
      {(agent) => (
        <Stack>
          <TreeView agent={agent} />
          <Link href={`/${merchant.code}/agents/${member.id}`}>
            <Trans>Accounts directly below</Trans>
          </Link>
        </Stack>
      )}
    </LoadGate>
  );
}

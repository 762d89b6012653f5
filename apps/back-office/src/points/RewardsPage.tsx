import { Trans, useLingui } from "@lingui/react/macro";
import type { StaffReward } from "@marquee/contract/staff";
import { Button, EmptyState, Heading } from "@marquee/ui-kit";
import { useState } from "react";
import { useListStaffRewardsQuery } from "../api/endpoints/points/staffEndpoints.ts";
import { FormModal } from "../forms/FormModal.tsx";
import { useDesk, useMay } from "../frame/DeskContext.ts";
import { Page, PageHead } from "../frame/Page.tsx";
import { RecordList } from "../list/RecordList.tsx";
import { useListAddress } from "../list/useListAddress.ts";
import { CodesForm } from "./CodesForm.tsx";
import { RewardForm } from "./RewardForm.tsx";
import { useRewardColumns } from "./useRewardColumns.tsx";

/** What is open above the list. */
type Opened =
  | { readonly form: "reward"; readonly reward?: StaffReward }
  | { readonly form: "codes"; readonly reward: StaffReward };

/** The offers of the merchant's point mall, with what is left of each and what was redeemed. */
export function RewardsPage() {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const address = useListAddress();
  const mayChange = useMay("points.change");
  const [opened, setOpened] = useState<Opened>();
  const columns = useRewardColumns(
    mayChange
      ? {
          change: (reward) => setOpened({ form: "reward", reward }),
          addCodes: (reward) => setOpened({ form: "codes", reward }),
        }
      : undefined,
  );
  const loaded = useListStaffRewardsQuery({ merchant: merchant.code });
  const data = loaded.data === undefined ? undefined : { items: loaded.data, next: null };
  const onClose = (): void => setOpened(undefined);
  return (
    <Page>
      <PageHead>
        <Heading level={1} size="heading">
          <Trans>Point mall</Trans>
        </Heading>
        {mayChange && data !== undefined ? (
          <Button look="primary" onClick={() => setOpened({ form: "reward" })}>
            <Trans>New offer</Trans>
          </Button>
        ) : null}
      </PageHead>
      {data?.items.length === 0 ? (
        <EmptyState picture="empty" title={t`No offers yet`}>
          <Trans>Members redeem their points for what you offer here: money, gifts that you send, and vouchers.</Trans>
        </EmptyState>
      ) : (
        <RecordList
          name="rewards"
          caption={t`Point mall`}
          columns={columns}
          toKey={({ id }) => id}
          loaded={{ ...loaded, data }}
          address={address}
          filters={null}
        />
      )}
      <FormModal size="wide" title={toTitle(t, opened)} open={opened !== undefined} onClose={onClose}>
        {opened?.form === "codes" && <CodesForm reward={opened.reward} onClose={onClose} />}
        {opened?.form === "reward" && <RewardForm opened={opened.reward} list={loaded.data ?? []} onClose={onClose} />}
      </FormModal>
    </Page>
  );
}

function toTitle(t: ReturnType<typeof useLingui>["t"], opened: Opened | undefined): string {
  if (opened?.form === "codes") return t`Add codes`;
  return opened?.reward === undefined ? t`New offer` : t`Change an offer`;
}

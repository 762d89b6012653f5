import { useLingui } from "@lingui/react/macro";
import { SelectField, TextField } from "@marquee/ui-kit";
import { FilterForm } from "../list/FilterForm.tsx";
import { RecordList } from "../list/RecordList.tsx";
import type { ListAddress } from "../list/useListAddress.ts";
import { type StaffTip, useTipColumns } from "./useTipColumns.tsx";

/** A reading of the list. */
export interface LoadedTips {
  readonly data?: readonly StaffTip[] | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

const names = ["username", "linked"] as const;

/** Tips and rains with their filters: of one member, or between linked accounts; on a member's sheet without them. */
export function TipTable({
  loaded,
  address,
  hasFilters = true,
}: {
  readonly loaded: LoadedTips;
  readonly address: ListAddress;
  readonly hasFilters?: boolean;
}) {
  const { t } = useLingui();
  const columns = useTipColumns();
  const data = loaded.data === undefined ? undefined : { items: loaded.data, next: null };
  return (
    <RecordList
      name="chat-tips"
      caption={t`Tips in chat rooms`}
      columns={columns}
      toKey={({ tipId, receiver }) => `${tipId} ${receiver.memberId}`}
      loaded={{ ...loaded, data }}
      address={address}
      filters={
        hasFilters ? (
          <FilterForm label={t`Tips in chat rooms`} names={names} address={address}>
            <TextField
              label={t`Username`}
              name="username"
              type="search"
              defaultValue={address.get("username")}
              maxLength={50}
            />
            <SelectField
              label={t`Accounts`}
              name="linked"
              defaultValue={address.get("linked")}
              options={[
                { value: "", label: t`All` },
                { value: "1", label: t`Of one person` },
              ]}
            />
          </FilterForm>
        ) : null
      }
    />
  );
}

import { useLingui } from "@lingui/react/macro";
import { isApiError, useGetBalanceQuery } from "@marquee/api-client";
import { selectIsTrial, selectSession, useAppSelector, useNotifyError } from "@marquee/runtime";
import { BalanceChip } from "@marquee/ui-kit";
import { useState } from "react";
import { useApproximate } from "../../model/useApproximate.ts";

/** The balance in the header (HD-03, WL-01): refreshed by a press, covered by the eye, "updating" while it loads (HD-17); a free demo says that it is play money, a member may see it in a second currency too. */
export function BalanceAction() {
  const { t } = useLingui();
  const isGuest = useAppSelector(selectSession) === null;
  const isTrial = useAppSelector(selectIsTrial);
  const [isHidden, setIsHidden] = useState(false);
  const { data, isFetching, refetch } = useGetBalanceQuery({}, { skip: isGuest });
  const approximate = useApproximate(data?.sumBalance);
  const notifyError = useNotifyError();
  if (isGuest) return null;
  const refresh = async (): Promise<void> => {
    const { error } = await refetch();
    // Who ended the session says so himself.
    if (isApiError(error) && error.status !== 401) notifyError(error.code);
  };
  return (
    <BalanceChip
      label={t`Balance`}
      note={isTrial ? t`Play money` : isHidden ? undefined : approximate}
      amount={data?.sumBalance}
      currency={data?.currencySymbol}
      updating={data === undefined ? (isFetching ? t`updating` : t`not available`) : undefined}
      busy={isFetching}
      onRefresh={() => void refresh()}
      hidden={isHidden}
      onHide={setIsHidden}
    />
  );
}

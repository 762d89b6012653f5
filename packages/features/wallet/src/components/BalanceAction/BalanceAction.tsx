import { useLingui } from "@lingui/react/macro";
import { useGetBalanceQuery } from "@marquee/api-client";
import { selectSession, useAppSelector } from "@marquee/runtime";
import { BalanceChip } from "@marquee/ui-kit";
import { useState } from "react";

/** The balance in the header (HD-03, WL-01): refreshed by a press, covered by the eye, "updating" while it loads (HD-17). */
export function BalanceAction() {
  const { t } = useLingui();
  const isGuest = useAppSelector(selectSession) === null;
  const [isHidden, setIsHidden] = useState(false);
  const { data, isFetching, refetch } = useGetBalanceQuery({}, { skip: isGuest });
  if (isGuest) return null;
  return (
    <BalanceChip
      label={t`Balance`}
      amount={data?.sumBalance}
      currency={data?.currencySymbol}
      updating={data === undefined ? t`updating` : undefined}
      busy={isFetching}
      onRefresh={() => void refetch()}
      hidden={isHidden}
      onHide={setIsHidden}
    />
  );
}

import { useLingui } from "@lingui/react/macro";
import { useListHotGamesQuery } from "@marquee/api-client";
import { paths, useBrand } from "@marquee/runtime";
import { useEffect, useRef } from "react";
import { RowFault } from "./RowFault.tsx";
import { useHotRequest } from "../model/useHotRequest.ts";
import { useLanes } from "../model/useLanes.ts";
import { GameRow } from "./GameRow.tsx";

/** Home's hot games (GM-16); without any the row goes away rather than stand empty. */
export function HotSection() {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useListHotGamesQuery(useHotRequest());
  // Where the rows of the categories say that nothing comes, once is enough; their new try is this row's too.
  const hasLanes = useBrand().layout.home.includes("lanes");
  const isTold = useLanes().error !== undefined && hasLanes;
  const hasFailed = error !== undefined && data === undefined;
  const wasTold = useRef(isTold);
  useEffect(() => {
    if (wasTold.current && !isTold && hasFailed) void refetch();
    wasTold.current = isTold;
  }, [isTold, hasFailed, refetch]);
  if (hasFailed) return isTold ? null : <RowFault error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (data?.list.length === 0) return null;
  return <GameRow title={t`Hot games`} games={data?.list} href={paths.hot} />;
}

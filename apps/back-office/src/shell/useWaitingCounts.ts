import { useGetWaitingQuery } from "../api/endpoints/staff/overviewEndpoints.ts";
import { deskModules } from "../deskModules.ts";
import { useMay, useMerchantCode } from "../frame/DeskContext.ts";

const names = deskModules.flatMap(({ waiting = [] }) => waiting);

/** How much waits at each page of the menu, by its path: ordinary work, and failures. */
export function useWaitingCounts(): ReadonlyMap<string, { readonly work: number; readonly failures: number }> {
  const merchant = useMerchantCode();
  const mayRead = useMay("overview.read");
  const { currentData = [] } = useGetWaitingQuery(
    { merchant },
    // Failed jobs belong to no merchant, and are told to nobody.
    { skip: !mayRead, pollingInterval: 60_000, skipPollingIfUnfocused: true },
  );
  const counts = new Map<string, { readonly work: number; readonly failures: number }>();
  for (const { key, count } of currentData) {
    const name = names.find((each) => each.key === key);
    if (name === undefined) continue;
    const { work, failures } = counts.get(name.path) ?? { work: 0, failures: 0 };
    counts.set(
      name.path,
      name.isWork === true ? { work: work + count, failures } : { work, failures: failures + count },
    );
  }
  return counts;
}

import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { changeGameQuery, type GameQuery, toGameQuery, toSearchParams } from "./gameQuery.ts";

/** The lobby's selection, kept in the address: Back undoes a choice, a reload keeps it. */
export function useGameQuery() {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => toGameQuery(params), [params]);
  return {
    query,
    change: (part: Partial<GameQuery>): void =>
      setParams(toSearchParams(changeGameQuery(query, part)), { preventScrollReset: true }),
    clear: (): void => setParams(new URLSearchParams()),
  };
}

import { useSearchParams } from "react-router";

/** A list's filters and place, which stand in the address: a link shows the same list, and Back goes back in it. */
export interface ListAddress {
  readonly get: (name: string) => string;
  /** Sets filters and begins at the first page again. */
  readonly filter: (filters: Readonly<Record<string, string>>) => void;
  readonly cursor: string | undefined;
  readonly goTo: (cursor: string | null) => void;
}

/** The filters and the place of the list on this page. */
export function useListAddress(): ListAddress {
  const [parameters, setParameters] = useSearchParams();
  return {
    get: (name) => parameters.get(name) ?? "",
    cursor: parameters.get("after") ?? undefined,
    filter: (filters) =>
      setParameters(
        (old) => {
          const next = new URLSearchParams(old);
          next.delete("after");
          for (const [name, value] of Object.entries(filters)) {
            if (value === "") next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      ),
    goTo: (cursor) =>
      setParameters((old) => {
        const next = new URLSearchParams(old);
        if (cursor === null) next.delete("after");
        else next.set("after", cursor);
        return next;
      }),
  };
}

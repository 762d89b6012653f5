import { useLocation, useSearchParams } from "react-router";

/** A list's filters and place, which stand in the address: a link shows the same list, and Back goes back in it. */
export interface ListAddress {
  readonly get: (name: string) => string;
  /** What is searched for. It may be a person's name or number: it belongs to the page's entry in the history, and to no address. */
  readonly search: string;
  /** Sets filters, and where given what is searched for, and begins at the first page again. */
  readonly filter: (filters: Readonly<Record<string, string>>, search?: string) => void;
  readonly cursor: string | undefined;
  readonly goTo: (cursor: string | null) => void;
}

function readSearch(state: unknown): string {
  const text: unknown = typeof state === "object" && state !== null ? Reflect.get(state, "search") : undefined;
  return typeof text === "string" ? text : "";
}

/** The filters and the place of the list on this page. */
export function useListAddress(): ListAddress {
  const [parameters, setParameters] = useSearchParams();
  const search = readSearch(useLocation().state);
  return {
    get: (name) => parameters.get(name) ?? "",
    search,
    cursor: parameters.get("after") ?? undefined,
    filter: (filters, wanted = search) =>
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
        { replace: true, state: { search: wanted } },
      ),
    goTo: (cursor) =>
      setParameters(
        (old) => {
          const next = new URLSearchParams(old);
          if (cursor === null) next.delete("after");
          else next.set("after", cursor);
          return next;
        },
        { state: { search } },
      ),
  };
}

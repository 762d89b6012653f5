import { useLocation, useSearchParams } from "react-router";

/** A list's filters and place: a link shows the same list, and Back goes back in it. */
export interface ListAddress {
  readonly get: (name: string) => string;
  /** The filters in force, by name. */
  readonly filters: Readonly<Record<string, string>>;
  /** Sets filters and begins at the first page again. */
  readonly filter: (filters: Readonly<Record<string, string>>) => void;
  readonly cursor: string | undefined;
  /** The place as a request names it. */
  readonly page: { readonly cursor?: string };
  readonly goTo: (cursor: string | null) => void;
}

const place = "after";

/** What is open beside the list; it narrows nothing, and other filters close it. */
export const openName = "open";

/** The filters that the browser's history keeps beside an address, as a page stored them there. */
function readPrivate(state: unknown): Readonly<Record<string, string>> {
  const kept: unknown = Reflect.get(Object(state), "filters");
  return Object.fromEntries(
    Object.entries(Object(kept)).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/**
 * The filters and the place of the list on this page. They stand in the address, but for those that name people: these are kept by the
 * browser's history alone, so that no link, bookmark or log holds them. `personal` names them.
 */
export function useListAddress(personal: readonly string[] = []): ListAddress {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const hidden = readPrivate(state);
  const open = Object.fromEntries(
    [...parameters].filter(([name]) => name !== place && name !== openName && !personal.includes(name)),
  );
  const filters = { ...open, ...hidden };
  const cursor = parameters.get(place) ?? undefined;
  return {
    get: (name) => filters[name] ?? "",
    filters,
    cursor,
    page: cursor === undefined ? {} : { cursor },
    filter: (changes) => {
      const next = Object.entries({ ...filters, ...changes }).filter(([, value]) => value !== "");
      const isPersonal = ([name]: readonly [string, string]): boolean => personal.includes(name);
      setParameters(Object.fromEntries(next.filter((entry) => !isPersonal(entry))), {
        replace: true,
        state: { filters: Object.fromEntries(next.filter(isPersonal)) },
      });
    },
    goTo: (cursor) => {
      const next = new URLSearchParams(parameters);
      if (cursor === null) next.delete(place);
      else next.set(place, cursor);
      setParameters(next, { state });
    },
  };
}

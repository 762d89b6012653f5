import { useState } from "react";
import { useDesk } from "../frame/DeskContext.ts";
import { keep, readKept } from "../texts/preferences.ts";

/** A list's filters and hidden columns under a name. */
export interface View {
  readonly name: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly hidden: readonly string[];
}

const isView = (value: unknown): value is View =>
  typeof value === "object" &&
  value !== null &&
  "name" in value &&
  typeof value.name === "string" &&
  "filters" in value &&
  typeof value.filters === "object" &&
  value.filters !== null &&
  Object.values(value.filters).every((filter) => typeof filter === "string") &&
  "hidden" in value &&
  Array.isArray(value.hidden) &&
  value.hidden.every((key) => typeof key === "string");

/** More of them are no help to choose. */
const most = 20;

/**
 * The saved views of a list, of this person and merchant. They are kept on this device: a filter may name somebody, and so leaves it for no
 * server's table or log.
 */
export function useViews(list: string) {
  const { session, merchant } = useDesk();
  const place = `views.${session.id}.${merchant.code}.${list}`;
  const [views, setViews] = useState<readonly View[]>(() => {
    const kept = readKept(place);
    return Array.isArray(kept) ? kept.filter(isView) : [];
  });
  function store(next: readonly View[]): void {
    setViews(next);
    keep(place, next);
  }
  return {
    views,
    isFull: views.length >= most,
    /** Saves a view; one of the same name is replaced. */
    save: (view: View): void => store([...views.filter(({ name }) => name !== view.name), view]),
    remove: (name: string): void => store(views.filter((view) => view.name !== name)),
  };
}

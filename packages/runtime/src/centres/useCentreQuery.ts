import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";
import { toCentreDepth } from "./toCentreStep.ts";

/**
 * The query of the address of an open panel, such as the order that it shows, and how to go to another one: one step of the browser's
 * history, so that Back leads to what the panel showed before. The page below stays as it is.
 */
export function useCentreQuery(): readonly [
  query: URLSearchParams,
  open: (query: Readonly<Record<string, string>>) => void,
] {
  const location = useLocation();
  const navigate = useNavigate();
  const { mask } = location;
  const open = useCallback(
    (query: Readonly<Record<string, string>>): void => {
      if (mask === undefined) return;
      const search = new URLSearchParams(query).toString();
      const { pathname, search: below, hash, state } = location;
      void navigate(
        { pathname, search: below, hash },
        {
          mask: { pathname: mask.pathname, search },
          state: { ...Object(state), centreDepth: toCentreDepth(state) + 1 },
          preventScrollReset: true,
        },
      );
    },
    [location, mask, navigate],
  );
  return [new URLSearchParams(mask?.search ?? ""), open];
}

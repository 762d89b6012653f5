import { useLocation, useNavigate } from "react-router";
import { useGatedAction } from "../access/useGatedAction.ts";
import { toCentrePath } from "./centreAddress.ts";
import type { CentreId } from "./CentrePanel.ts";
import { toCentreDepth, toCentreStep } from "./toCentreStep.ts";

/**
 * Opens a centre over the page, at one of its panels or at its start (SH-16, SH-17); from within a centre it takes its place. A
 * guest logs in first and goes on then; a trial account is told that it needs a real one (RP-03, RP-06). `query` says what the panel shows,
 * such as an order.
 */
export function useOpenCentre(): (centre: CentreId, panel?: string, query?: Readonly<Record<string, string>>) => void {
  const gated = useGatedAction();
  const location = useLocation();
  const navigate = useNavigate();
  return (centre, panel = "", query = {}) =>
    gated(() => {
      const isOver = location.mask !== undefined;
      const { to, ...options } = toCentreStep(
        location,
        { centre, panel },
        isOver ? toCentreDepth(location.state) : 1,
        isOver,
      );
      const mask = { pathname: toCentrePath({ centre, panel }), search: new URLSearchParams(query).toString() };
      void navigate(to, { ...options, mask });
    });
}

import { useCallback } from "react";
import { useGatedAction } from "../access/useGatedAction.ts";
import type { CentreId } from "./CentrePanel.ts";
import { useCentreMoves } from "./useCentreMoves.ts";

/**
 * Opens a centre over the page, at one of its panels or at its start (SH-16, SH-17). A guest logs in first and goes on then; a
 * trial account is told that it needs a real one (RP-03, RP-06).
 */
export function useOpenCentre(): (centre: CentreId, panel?: string) => void {
  const gated = useGatedAction();
  const { open } = useCentreMoves();
  return useCallback((centre, panel = "") => gated(() => open({ centre, panel })), [gated, open]);
}

import { useCallback } from "react";
import { useLocation } from "react-router";
import { useApp } from "../brand/AppContext.ts";
import { useAppSelector } from "../createStore.ts";
import { selectModals } from "../modals/modalsSlice.ts";
import { DeferredPart } from "../routing/DeferredPart.tsx";

/** Loads everything above the page together with the rest of the manifests and texts, so that errors can be shown offline. */
export function OverlayLoader() {
  const { loadAll } = useApp();
  const load = useCallback(async () => {
    const [{ DeferredOverlays }] = await Promise.all([import("./deferredChunk.ts"), loadAll()]);
    return DeferredOverlays;
  }, [loadAll]);
  const hasModal = useAppSelector(selectModals).length > 0;
  // Only a centre adds its address to the page's.
  const hasCentre = useLocation().mask !== undefined;
  return <DeferredPart load={load} isAsked={hasModal || hasCentre} />;
}

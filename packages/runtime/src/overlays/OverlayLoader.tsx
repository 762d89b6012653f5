import { useLocation } from "react-router";
import { useAppSelector } from "../createStore.ts";
import { selectModals } from "../modals/modalsSlice.ts";
import { DeferredPart } from "../routing/DeferredPart.tsx";

const load = () => import("./deferredChunk.ts").then(({ DeferredOverlays }) => DeferredOverlays);

/** Loads everything above the page together with the rest of the texts, so that errors can be shown offline. */
export function OverlayLoader() {
  const hasModal = useAppSelector(selectModals).length > 0;
  // Only a centre adds its address to the page's.
  const hasCentre = useLocation().mask !== undefined;
  return <DeferredPart load={load} isAsked={hasModal || hasCentre} />;
}

import { useLocation } from "react-router";
import { useAppSelector } from "../createStore.ts";
import { selectModals } from "../modals/modalsSlice.ts";
import { DeferredPart } from "../routing/DeferredPart.tsx";

const load = () => import("./deferredChunk.ts").then(({ DeferredOverlays }) => DeferredOverlays);

/** What stands over every page; the rest of the texts comes with it, so that an error can be told without a connection. */
export function OverlayLoader() {
  const hasModal = useAppSelector(selectModals).length > 0;
  // Only a centre has an address over that of the page.
  const hasCentre = useLocation().mask !== undefined;
  return <DeferredPart load={load} isAsked={hasModal || hasCentre} />;
}

import { useLocation } from "react-router";
import { useAppSelector } from "../createStore.ts";
import { selectModals } from "../modals/modalsSlice.ts";
import { LaterPart } from "../routing/LaterPart.tsx";

const load = () => import("./laterChunk.ts").then(({ LaterParts }) => LaterParts);

/** What stands over every page; the rest of the texts comes with it, so that an error can be told without a connection. */
export function Later() {
  const hasModal = useAppSelector(selectModals).length > 0;
  // Only a centre has an address over that of the page.
  const hasCentre = useLocation().mask !== undefined;
  return <LaterPart load={load} isAsked={hasModal || hasCentre} />;
}

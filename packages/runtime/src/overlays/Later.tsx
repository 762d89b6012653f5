import { useAppSelector } from "../createStore.ts";
import { LaterPart } from "../routing/LaterPart.tsx";
import { selectCentre, selectModals } from "./overlaysSlice.ts";

const load = () => import("./laterChunk.ts").then(({ LaterParts }) => LaterParts);

/** What stands over every page; the rest of the texts comes with it, so that an error can be told without a connection. */
export function Later() {
  const hasModal = useAppSelector(selectModals).length > 0;
  const hasCentre = useAppSelector(selectCentre) !== null;
  return <LaterPart load={load} isAsked={hasModal || hasCentre} />;
}

import { useCentre } from "../centres/useCentre.ts";
import { useAppSelector } from "../createStore.ts";
import { selectModals } from "../modals/modalsSlice.ts";

/** True while a modal or a centre lies over the page. */
export function useIsCovered(): boolean {
  const hasModal = useAppSelector((state) => selectModals(state).length > 0);
  return useCentre() !== null || hasModal;
}

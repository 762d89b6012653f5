import { Suspense, useEffect } from "react";
import { useGates, useIsOn } from "../access/GatesContext.ts";
import { useStays } from "../access/useStays.ts";
import { useApp } from "../brand/AppContext.ts";
import type { LazyModal } from "../brand/toLazyParts.ts";
import { useAppDispatch, useAppSelector } from "../createStore.ts";
import type { ModalName } from "../FeatureModule.ts";
import { closeModal } from "./closeModal.ts";
import { OverlayBoundary } from "./OverlayBoundary.tsx";
import { centreClosed, selectCentre, selectModals } from "./overlaysSlice.ts";

/** One open modal: it opens while its module is on, and stays until it is closed, since somebody may be writing in it. */
function OpenModal({ name, moduleId, Modal, onClose }: LazyModal & { readonly name: ModalName; readonly onClose: () => void }) {
  const stays = useStays(useIsOn(moduleId));
  // Before the status has come no gate is open, and that says nothing yet.
  const isRefused = useGates().size > 0 && !stays;
  useEffect(() => {
    // It must not spring up when the module is on again, long after somebody asked for it.
    if (isRefused) onClose();
  }, [isRefused, onClose]);
  if (!stays) return null;
  return (
    <OverlayBoundary name={name} onClose={onClose}>
      <Suspense>
        <Modal onClose={onClose} />
      </Suspense>
    </OverlayBoundary>
  );
}

/** The modals and the centre that are open now, each in its own chunk; what is not compiled or is off does not show. */
export function Overlays() {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectModals);
  const { modals, Centre } = useApp().parts;
  const isCentreOpen = useAppSelector(selectCentre) !== null;
  return (
    <>
      <OverlayBoundary name={`centre ${isCentreOpen}`} onClose={() => dispatch(centreClosed())}>
        <Suspense>{isCentreOpen && Centre && <Centre />}</Suspense>
      </OverlayBoundary>
      {open.map((name) => {
        const modal = modals.get(name);
        return modal && <OpenModal key={name} name={name} {...modal} onClose={() => dispatch(closeModal(name))} />;
      })}
    </>
  );
}

import { Suspense, useEffect } from "react";
import { useGates, useIsOn } from "../access/GatesContext.ts";
import { useKeptMounted } from "../access/useKeptMounted.ts";
import { useApp } from "../brand/AppContext.ts";
import type { LazyModal } from "../brand/toLateParts.ts";
import { useCentre } from "../centres/useCentre.ts";
import { useCentreMoves } from "../centres/useCentreMoves.ts";
import { useAppDispatch, useAppSelector } from "../createStore.ts";
import { closeModal } from "../modals/closeModal.ts";
import { type OpenModal as Opened, selectModals } from "../modals/modalsSlice.ts";
import { OverlayBoundary } from "./OverlayBoundary.tsx";

/** Closes a modal that cannot be shown: its module is off, or no compiled feature shows it. */
function useRefusal(isRefused: boolean, onClose: () => void): void {
  useEffect(() => {
    // It must not appear later when the module is switched on again.
    if (isRefused) onClose();
  }, [isRefused, onClose]);
}

type Props = Opened & { readonly onClose: () => void };

function AbsentModal({ onClose }: Props) {
  useRefusal(true, onClose);
  return null;
}

/** One open modal: it opens only while its module is on, then stays until it is closed, because somebody may be typing in it. */
function OpenModal({ name, params, moduleId, Modal, onClose }: LazyModal & Props) {
  const stays = useKeptMounted(useIsOn(moduleId));
  // Until the status has arrived every gate is closed, which means nothing yet.
  useRefusal(useGates().size > 0 && !stays, onClose);
  if (!stays) return null;
  return (
    <OverlayBoundary name={name} onClose={onClose}>
      <Suspense>
        <Modal onClose={onClose} params={params} />
      </Suspense>
    </OverlayBoundary>
  );
}

/** The centre that the address names, and the modals that are open, each in its own chunk. */
export function Overlays() {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectModals);
  const { modals, Centre } = useApp().parts;
  const centre = useCentre()?.centre;
  const { close } = useCentreMoves();
  return (
    <>
      <OverlayBoundary name={`centre ${centre}`} onClose={close}>
        <Suspense>{centre && Centre && <Centre key={centre} />}</Suspense>
      </OverlayBoundary>
      {open.map((asked) => {
        const modal = modals.get(asked.name);
        const parts = { ...asked, onClose: () => dispatch(closeModal(asked.name)) };
        return modal ? (
          <OpenModal key={asked.name} {...parts} {...modal} />
        ) : (
          <AbsentModal key={asked.name} {...parts} />
        );
      })}
    </>
  );
}

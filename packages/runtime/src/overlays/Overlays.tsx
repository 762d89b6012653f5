import { Suspense, useCallback, useEffect, useState } from "react";
import { useGates, useIsOn } from "../access/GatesContext.ts";
import { useKeptMounted } from "../access/useKeptMounted.ts";
import { useApp } from "../brand/AppContext.ts";
import type { LazyModal } from "../brand/toLazyParts.ts";
import { useCentre } from "../centres/useCentre.ts";
import { useCentreMoves } from "../centres/useCentreMoves.ts";
import { useAppDispatch, useAppSelector } from "../createStore.ts";
import { closeModal } from "../modals/closeModal.ts";
import { type OpenModal as Opened, selectModals } from "../modals/modalsSlice.ts";
import { OverlayBoundary } from "./OverlayBoundary.tsx";

/** Takes a modal away that nobody may see: its module is off, or no compiled feature shows it. */
function useRefusal(isRefused: boolean, onClose: () => void): void {
  useEffect(() => {
    // It must not spring up when the module is on again, long after somebody asked for it.
    if (isRefused) onClose();
  }, [isRefused, onClose]);
}

type Props = Opened & { readonly onClose: () => void };

function AbsentModal({ onClose }: Props) {
  useRefusal(true, onClose);
  return null;
}

/** One open modal: it opens while its module is on, and stays until it is closed, since somebody may be writing in it. */
function OpenModal({ name, params, moduleId, Modal, onClose }: LazyModal & Props) {
  const stays = useKeptMounted(useIsOn(moduleId));
  // Before the status has come no gate is open, and that says nothing yet.
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
  // What opens last is on top and makes all else inert: modals that were there before the centre open anew, over it.
  const [openings, setOpenings] = useState(0);
  const countOpening = useCallback(() => setOpenings((count) => count + 1), []);
  return (
    <>
      <OverlayBoundary name={`centre ${centre}`} onClose={close}>
        <Suspense>{centre && Centre && <Centre key={centre} onOpen={countOpening} />}</Suspense>
      </OverlayBoundary>
      {open.map((asked) => {
        const modal = modals.get(asked.name);
        const parts = { ...asked, onClose: () => dispatch(closeModal(asked.name)) };
        const key = `${asked.name} ${openings}`;
        return modal ? <OpenModal key={key} {...parts} {...modal} /> : <AbsentModal key={key} {...parts} />;
      })}
    </>
  );
}

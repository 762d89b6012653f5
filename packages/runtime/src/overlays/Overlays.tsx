import { Suspense } from "react";
import { useGates } from "../access/GatesContext.ts";
import { removePendingIntent } from "../access/pendingIntent.ts";
import { useApp } from "../brand/AppContext.ts";
import { useAppDispatch, useAppSelector } from "../createStore.ts";
import type { ModalName } from "../FeatureModule.ts";
import { ChunkBoundary } from "../routing/ChunkBoundary.tsx";
import { modalClosed, selectCentre, selectModals } from "./overlaysSlice.ts";

/** The modals and the centre that are open now, each in its own chunk; what is not compiled or is off does not show. */
export function Overlays() {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectModals);
  const gates = useGates();
  const { modals, Centre } = useApp().parts;
  const isCentreOpen = useAppSelector(selectCentre) !== null;
  const close = (name: ModalName): void => {
    if (name === "loginPopupModal") removePendingIntent();
    dispatch(modalClosed(name));
  };
  return (
    <>
      <ChunkBoundary resetKey="centre">
        <Suspense>{isCentreOpen && Centre && <Centre />}</Suspense>
      </ChunkBoundary>
      {open.map((name) => {
        const modal = modals.get(name);
        if (!modal || !gates.has(modal.moduleId)) return null;
        return (
          <ChunkBoundary key={name} resetKey={name}>
            <Suspense>
              <modal.Modal onClose={() => close(name)} />
            </Suspense>
          </ChunkBoundary>
        );
      })}
    </>
  );
}

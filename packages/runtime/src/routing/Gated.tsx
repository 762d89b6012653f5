import { Activity, type ReactNode } from "react";
import { DeferredPart } from "./DeferredPart.tsx";

const loadClosed = () => import("./ClosedPart.tsx").then(({ ClosedPart }) => ClosedPart);

/** Hides a part while its module is off; its state is kept, and it comes back by itself. */
export function Gated({ isOn, children }: { readonly isOn: boolean; readonly children: ReactNode }) {
  return (
    <>
      {!isOn && <DeferredPart load={loadClosed} isAsked />}
      <Activity mode={isOn ? "visible" : "hidden"}>{children}</Activity>
    </>
  );
}

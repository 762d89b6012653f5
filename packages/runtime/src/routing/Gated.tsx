import { Activity, type ReactNode } from "react";
import { DeferredPart } from "./DeferredPart.tsx";

const loadClosed = () => import("./ClosedPart.tsx").then(({ ClosedPart }) => ClosedPart);

/** Puts a part away while its module is off: it keeps all that it holds, and comes back by itself. */
export function Gated({ isOn, children }: { readonly isOn: boolean; readonly children: ReactNode }) {
  return (
    <>
      {!isOn && <DeferredPart load={loadClosed} isAsked />}
      <Activity mode={isOn ? "visible" : "hidden"}>{children}</Activity>
    </>
  );
}

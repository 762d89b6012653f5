import { Outlet, ScrollRestoration } from "react-router";
import { useApp } from "../brand/AppContext.ts";
import { OverlayLoader } from "../overlays/OverlayLoader.tsx";

/**
 * The root of every page: the frame provided by one feature, the screen in it, and the overlays above both. A new page
 * starts at its top (SH-14); Back returns to where one was.
 */
export function RootPage() {
  const Frame = useApp().features.find((feature) => feature.Frame)?.Frame ?? Outlet;
  return (
    <>
      <Frame />
      <ScrollRestoration />
      <OverlayLoader />
    </>
  );
}

import { Toaster } from "@marquee/ui-kit";
import { Outlet, ScrollRestoration } from "react-router";
import { useApp } from "../brand/AppContext.ts";
import { Overlays } from "../overlays/Overlays.tsx";
import { IdleWatch } from "../session/IdleWatch.tsx";
import { useMemberStorage } from "../session/useMemberStorage.ts";

/**
 * What stands on every page: the frame that one feature brings, the screen in it, and the overlays over both. A new page
 * starts at its top (SH-14); Back returns to where one was.
 */
export function RootPage() {
  const Frame = useApp().features.find((feature) => feature.Frame)?.Frame ?? Outlet;
  useMemberStorage();
  return (
    <>
      <Frame />
      <ScrollRestoration />
      <Overlays />
      <IdleWatch />
      <Toaster />
    </>
  );
}

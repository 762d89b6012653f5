import { Toaster } from "@marquee/ui-kit";
import { Outlet } from "react-router";
import { useApp } from "../brand/AppContext.ts";
import { Overlays } from "../overlays/Overlays.tsx";
import { IdleWatch } from "../session/IdleWatch.tsx";
import { useMemberStorage } from "../session/useMemberStorage.ts";
import { useArrival } from "./useArrival.ts";

/** What stands on every page: the frame that one feature brings, the screen in it, and the overlays over both. */
export function RootPage() {
  const Frame = useApp().features.find((feature) => feature.Frame)?.Frame ?? Outlet;
  useArrival();
  useMemberStorage();
  return (
    <>
      <Frame />
      <Overlays />
      <IdleWatch />
      <Toaster />
    </>
  );
}

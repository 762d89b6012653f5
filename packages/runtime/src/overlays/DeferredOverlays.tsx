import { Toaster } from "@marquee/ui-kit";
import { TypedQuestion } from "./TypedQuestion.tsx";
import { IdleWatch } from "../session/IdleWatch.tsx";
import { useMemberStorage } from "../session/useMemberStorage.ts";
import { Overlays } from "./Overlays.tsx";
import { useFocusInSight } from "./useFocusInSight.ts";

/** Everything above the page: overlays and the watch over the session. */
export function DeferredOverlays() {
  useMemberStorage();
  useFocusInSight();
  return (
    <>
      <Overlays />
      <TypedQuestion />
      <IdleWatch />
      <Toaster />
    </>
  );
}

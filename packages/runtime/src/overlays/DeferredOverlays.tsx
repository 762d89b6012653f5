import { Toaster } from "@marquee/ui-kit";
import { useApp } from "../brand/AppContext.ts";
import { TypedQuestion } from "./TypedQuestion.tsx";
import { IdleWatch } from "../session/IdleWatch.tsx";
import { useMemberStorage } from "../session/useMemberStorage.ts";
import { PageHead } from "../routing/PageHead.tsx";
import { Overlays } from "./Overlays.tsx";
import { useFocusInSight } from "./useFocusInSight.ts";

/** Everything above the page: overlays and the watch over the session. */
export function DeferredOverlays() {
  useMemberStorage();
  const { features } = useApp();
  useFocusInSight();
  return (
    <>
      {features.map(({ id, Storage }) => Storage && <Storage key={id} />)}
      <PageHead />
      <Overlays />
      <TypedQuestion />
      <IdleWatch />
      <Toaster />
    </>
  );
}

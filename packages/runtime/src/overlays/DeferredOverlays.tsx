import { Toaster } from "@marquee/ui-kit";
import { useApp } from "../brand/AppContext.ts";
import { useAppSelector } from "../createStore.ts";
import { selectIsMember } from "../session/sessionSlice.ts";
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
  const isMember = useAppSelector(selectIsMember);
  useFocusInSight();
  return (
    <>
      {features.map(({ id, Storage }) => Storage && <Storage key={id} />)}
      {isMember && features.map(({ id, MemberWatch }) => MemberWatch && <MemberWatch key={id} />)}
      <PageHead />
      <Overlays />
      {features.map(({ id, Arrival }) => Arrival && <Arrival key={id} />)}
      <TypedQuestion />
      <IdleWatch />
      <Toaster />
    </>
  );
}

import { Toaster } from "@marquee/ui-kit";
import { IdleWatch } from "../session/IdleWatch.tsx";
import { useMemberStorage } from "../session/useMemberStorage.ts";
import { useAttention } from "../startup/useAttention.ts";
import { Overlays } from "./Overlays.tsx";

/** What stands over every page, and watches over its session. */
export function LaterParts() {
  useMemberStorage();
  useAttention();
  return (
    <>
      <Overlays />
      <IdleWatch />
      <Toaster />
    </>
  );
}

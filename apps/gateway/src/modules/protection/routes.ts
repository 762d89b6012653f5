import * as row from "@marquee/contract";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { type Route, route } from "../../http/route.ts";
import type { Services } from "./services.ts";
import { changeLimit, changeProtection, confirmLimit, keepLimit } from "./changeLimit.ts";
import { answerCheck, followPlay } from "./followPlay.ts";
import { spreadExclusions } from "./followTraits.ts";
import { saveMessageRead, saveRealityMinutes } from "./protectedMemberStore.ts";
import { showProtection } from "./showProtection.ts";
import { startExclusion, type WantedExclusion } from "./startExclusion.ts";

/** The member's own protection. */
export function protectionRoutes({ db }: Services): readonly Route[] {
  const show = (call: Call): Promise<row.Protection> => showProtection(db, requireSession(call));
  const exclude = async (call: Call, wanted: WantedExclusion): Promise<row.Protection> => {
    await startExclusion(db, requireSession(call), wanted);
    await spreadExclusions(db, requireSession(call));
    return show(call);
  };
  return [
    route(row.getProtection, show),
    route(row.setLimit, async (call, request) => {
      await changeLimit(db, call.tenant, requireSession(call), request);
      return show(call);
    }),
    route(row.confirmLimit, async (call, request) => {
      await confirmLimit(db, requireSession(call), request);
      return show(call);
    }),
    route(row.keepLimit, async (call, request) => {
      await keepLimit(db, requireSession(call), request);
      return show(call);
    }),
    route(row.setRealityCheck, async (call, { minutes }) => {
      await changeProtection(db, requireSession(call), (tx, key) => saveRealityMinutes(tx, key, minutes));
      return show(call);
    }),
    route(row.takeTimeOut, async (call, { hours }) => {
      return exclude(call, { kind: "TIMEOUT", hours });
    }),
    route(row.excludeSelf, async (call, { months, understood }) => {
      if (!understood) throw new Refusal("fields", { fields: [{ name: "understood", rule: "required" }] });
      return exclude(call, { kind: "EXCLUSION", months });
    }),
    route(row.readDepositMessage, async (call) => {
      await changeProtection(db, requireSession(call), saveMessageRead);
      return show(call);
    }),
    route(row.notePlay, (call) => followPlay(db, requireSession(call), call.tenant.modules.has("RGCHECK3"))),
    route(row.answerRealityCheck, (call) => answerCheck(db, requireSession(call))),
  ];
}

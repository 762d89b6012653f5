import * as row from "@marquee/contract";
import type { Db } from "../../db/Db.ts";
import { type Call, requireSession } from "../../http/Call.ts";
import { Refusal } from "../../http/Refusal.ts";
import { type Route, route } from "../../http/route.ts";
import type { Services } from "./services.ts";
import { changeLimit, changeProtection, confirmLimit, keepLimit } from "./changeLimit.ts";
import { addExclusion, addTimeOut } from "./exclusionStore.ts";
import { keepTraits } from "./excludedTraitStore.ts";
import { answerCheck, followPlay } from "./followPlay.ts";
import { spreadExclusions } from "./followTraits.ts";
import { saveMessageRead, saveRealityMinutes } from "./protectedMemberStore.ts";
import { stopOffers } from "./stopOffers.ts";
import { showProtection } from "./showProtection.ts";
import type { MemberKey } from "../../authentication/MemberKey.ts";

/** The member's own protection. */
export function protectionRoutes(services: Services): readonly Route[] {
  const { db } = services;
  const show = (call: Call): Promise<row.Protection> => showProtection(db, requireSession(call));
  // What is known of the person is kept in the same transaction; the person's other accounts follow at once.
  const exclude = async (call: Call, add: (tx: Db, key: MemberKey) => Promise<void>): Promise<row.Protection> => {
    const addAndKeep = async (tx: Db, key: MemberKey): Promise<void> => {
      await add(tx, key);
      await keepTraits(tx, key);
    };
    await changeProtection(services, call, addAndKeep, stopOffers);
    await spreadExclusions(db, requireSession(call));
    return show(call);
  };
  return [
    route(row.getProtection, show),
    route(row.setLimit, async (call, request) => {
      await changeLimit(services, call, request);
      return show(call);
    }),
    route(row.confirmLimit, async (call, request) => {
      await confirmLimit(services, call, request);
      return show(call);
    }),
    route(row.keepLimit, async (call, request) => {
      await keepLimit(services, call, request);
      return show(call);
    }),
    route(row.setRealityCheck, async (call, { minutes }) => {
      await changeProtection(services, call, (tx, key) => saveRealityMinutes(tx, key, minutes));
      return show(call);
    }),
    route(row.takeTimeOut, async (call, { hours }) => {
      return exclude(call, (tx, key) => addTimeOut(tx, key, hours));
    }),
    route(row.excludeSelf, async (call, { months, understood }) => {
      if (!understood) throw new Refusal("fields", { fields: [{ name: "understood", rule: "required" }] });
      return exclude(call, (tx, key) => addExclusion(tx, key, months));
    }),
    route(row.readDepositMessage, async (call) => {
      await changeProtection(services, call, saveMessageRead);
      return show(call);
    }),
    route(row.notePlay, (call) => followPlay(db, requireSession(call), call.tenant.modules.has("RGCHECK3"))),
    route(row.answerRealityCheck, (call) => answerCheck(db, requireSession(call))),
  ];
}

import { mostSavedAnswers } from "@marquee/contract";
import type { ChangeTicketSettings, RemoveAnswer, SaveAnswer, StoredTicketSettings } from "@marquee/contract/staff";
import { transact } from "@marquee/database";
import { Refusal } from "../../http/Refusal.ts";
import type { MerchantCall } from "../../staff/StaffCall.ts";
import { countAnswers, putAnswer, removeStoredAnswer } from "./savedAnswerStore.ts";
import type { Services } from "./services.ts";
import { getSettings, putSettings } from "./settingsStore.ts";

/** Makes or changes a saved answer; languages without a text are left out. @throws Refusal `state.changed`, `answer.limit` */
export async function saveAnswerOf(
  { db }: Services,
  call: MerchantCall,
  { reason, texts: typed, ...answer }: SaveAnswer,
): Promise<Record<string, never>> {
  const said = Object.entries(typed).flatMap(([code, text]) => (text.trim() === "" ? [] : [[code, text.trim()]]));
  const texts: SaveAnswer["texts"] = { ...Object.fromEntries(said), EN: typed.EN.trim() };
  const name = answer.name.trim();
  await transact(db, async (tx) => {
    if (answer.version === 0 && (await countAnswers(tx, call.tenant.id)) >= mostSavedAnswers)
      throw new Refusal("answer.limit");
    if (!(await putAnswer(tx, call.tenant.id, { ...answer, name, texts }))) throw new Refusal("state.changed");
    await call.audit(tx, { action: "save saved answer", subject: name, after: { id: answer.id, texts }, reason });
  });
  return {};
}

/** Removes a saved answer. @throws Refusal `state.changed` */
export async function removeAnswerOf(
  { db }: Services,
  call: MerchantCall,
  request: RemoveAnswer,
): Promise<Record<string, never>> {
  await transact(db, async (tx) => {
    const name = await removeStoredAnswer(tx, call.tenant.id, request);
    if (name === undefined) throw new Refusal("state.changed");
    await call.audit(tx, {
      action: "remove saved answer",
      subject: name,
      after: { id: request.id },
      reason: request.reason,
    });
  });
  return {};
}

/** Changes the settings of tickets. @throws Refusal `state.changed` */
export async function changeSettingsOf(
  { db }: Services,
  call: MerchantCall,
  { settings, version, reason }: ChangeTicketSettings,
): Promise<StoredTicketSettings> {
  await transact(db, async (tx) => {
    const before = await getSettings(tx, call.tenant.id);
    if (!(await putSettings(tx, call.tenant.id, { settings, version }))) throw new Refusal("state.changed");
    await call.audit(tx, {
      action: "change ticket settings",
      subject: call.tenant.code,
      before: before.settings,
      after: settings,
      reason,
    });
  });
  return getSettings(db, call.tenant.id);
}

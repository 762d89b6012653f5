import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type SwitchReason, switchReasons } from "@marquee/contract/staff";
import { moduleTexts } from "../moduleTexts.ts";
import { toProfileText } from "../system/jurisdiction/profileNames.ts";

const isReason = (why: unknown): why is SwitchReason => switchReasons.some((reason) => reason === why);

const isModule = (id: string): id is keyof typeof moduleTexts => Object.hasOwn(moduleTexts, id);

/** What a refusal of a switch says to the reader, of what the gateway answers with it; undefined where it says no reason that has words. */
export function toSwitchRefusalText(i18n: I18n, value: Readonly<Record<string, unknown>>): string | undefined {
  const { why, subjects, jurisdiction } = value;
  if (!isReason(why)) return undefined;
  const ids = Array.isArray(subjects) ? subjects.map(String) : [];
  const list = new Intl.ListFormat(i18n.locale);
  const modules = list.format(ids.map((id) => (isModule(id) ? i18n._(moduleTexts[id].name) : id)));
  const names = list.format(ids);
  const place = toProfileText(String(jurisdiction ?? ""), i18n);
  const most = Number(value["most"] ?? 0);
  const texts = {
    "unknown.module": msg`This site does not have the module ${modules}.`,
    "unknown.vendor": msg`There is no vendor ${names} here.`,
    "unknown.game": msg`There is no game ${names} here.`,
    "unknown.collection": msg`There is no such collection any more.`,
    "unknown.currency": msg`The merchant has no currency ${names}.`,
    "unknown.plan": msg`There is no such planned change any more.`,
    "module.protected": msg`${modules} protects players. Under the rules of ${place} it stays on, and so does what it belongs to.`,
    "module.two.people": msg`This switches ${modules} off for some players, which takes two people. It cannot be done for a time or planned: switch it off now, and somebody else approves it.`,
    "percent.off": msg`A part of the players can only be chosen for what goes on.`,
    "message.state": msg`Only maintenance has a message to players.`,
    "end.state": msg`Choose a state before the time at which it ends.`,
    "nothing.changes": msg`Nothing would change. Fill in what should be different.`,
    "jurisdiction.same": msg`The rules of ${place} are in force already.`,
    "jurisdiction.waits": msg`Another change of the jurisdiction waits for a second person. It has to be decided first.`,
    "limit.collections": msg`There are ${most} collections already. Remove one first.`,
    "limit.plans": msg`There are ${most} planned changes already. Cancel one first.`,
    "plan.over": msg`This change was made, cancelled or has failed already.`,
    "link.address": msg`An address begins with https:// and has no name or password in it.`,
  } as const satisfies Record<SwitchReason, unknown>;
  return i18n._(texts[why]);
}

import { isLanguageCode } from "@marquee/contract";
import type { Db } from "../db/Db.ts";
import { lockSwitches, setSettings } from "../tenants/merchantSwitchStore.ts";
import type { Change } from "./Change.ts";
import { type Switch, SwitchError } from "./Switch.ts";

/** @throws SwitchError for what is no address, or for one that carries a name or a password */
function requireAddress(text: string): string {
  const url = URL.parse(text);
  if (url === null || url.username !== "" || url.password !== "")
    throw new SwitchError("an address is an https one without a name or a password in it", { why: "link.address" });
  return url.href;
}

/** Says where customer service is reached (CS-01, CS-03). */
export async function setService(
  db: Db,
  tenantId: string,
  { subject, state }: Extract<Switch, { kind: "service" }>,
): Promise<Change> {
  const { settings } = await lockSwitches(db, tenantId);
  const before = settings.service?.[subject];
  const { [subject]: _, ...others } = { live: undefined, vip: undefined, ...settings.service };
  const after = state === "off" ? undefined : requireAddress(state);
  await setSettings(db, tenantId, { ...settings, service: { ...others, ...(after && { [subject]: after }) } });
  return { before: before ?? "off", after: after ?? "off" };
}

/** Sets or removes one of a merchant's links (EN-13). */
export async function setResource(
  db: Db,
  tenantId: string,
  { subject, state, labels = {} }: Extract<Switch, { kind: "resource" }>,
): Promise<Change> {
  const { settings } = await lockSwitches(db, tenantId);
  const { [subject]: before, ...others } = settings.resources ?? {};
  const named = Object.fromEntries(
    Object.entries(labels).filter(([code, label]) => isLanguageCode(code) && String(label).trim() !== ""),
  );
  const after = state === "off" ? undefined : { url: requireAddress(state), labels: named };
  await setSettings(db, tenantId, {
    ...settings,
    resources: after === undefined ? others : { ...others, [subject]: after },
  });
  return { before: before ?? "off", after: after ?? "off" };
}

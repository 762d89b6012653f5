import { localStore } from "../preferences/storage.ts";

/** This browser's random id, to which a login's second step is bound. */
export function getDeviceId(): string {
  const known = localStore.get("deviceId");
  if (known !== null) return known;
  const id = crypto.randomUUID();
  localStore.set("deviceId", id);
  return id;
}

import { localStore } from "@marquee/runtime";

/** This browser's random name, by which a member knows it again in the list of sessions; it says nothing else. */
export function getDeviceId(): string {
  const known = localStore.get("deviceId");
  if (known !== null) return known;
  const id = crypto.randomUUID();
  localStore.set("deviceId", id);
  return id;
}

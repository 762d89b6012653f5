import { randomBytes, randomUUID } from "node:crypto";
import { type Endpoint } from "@marquee/contract";
import { toLaunch, toRegistration } from "./visitor.ts";

/** A body of a row that the gateway takes, with names that nobody has yet. */
export function toRightBody({ name }: Endpoint<never>, host: string, nodeId: string): object {
  const fresh = `h${randomBytes(6).toString("hex")}`;
  const launch = toLaunch(host, "AURELUNE", nodeId);
  const known: Readonly<Record<string, object>> = {
    login: { type: "username", username: fresh, password: "x", side: "MEMBER", deviceId: "d" },
    loginFreePlay: { platform: "W", language: "EN" },
    register: toRegistration(fresh, "AURELUNE"),
    updateLanguage: { language: "EN" },
    changePassword: { oldPassword: "x", newPassword: "short", confirmNewPassword: "short" },
    endSession: { id: randomUUID() },
    createFavourite: { nodeId, vendor: "X", gameType: "RNG" },
    removeFavourite: { nodeId, vendor: "X", gameType: "RNG" },
    launchGame: launch,
    launchGameFallback: launch,
  };
  return known[name] ?? {};
}

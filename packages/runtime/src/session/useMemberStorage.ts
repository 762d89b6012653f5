import { useGetMemberInfoQuery } from "@marquee/api-client";
import { useEffect } from "react";
import { useAppSelector } from "../createStore.ts";
import { sessionStore } from "../preferences/storage.ts";
import { useStatusQuery } from "../startup/statusQuery.ts";
import { selectSession } from "./sessionSlice.ts";

/** Stores the gateway's data about member and merchant under the specification's names (SK-01). */
export function useMemberStorage(): void {
  const skip = useAppSelector(selectSession) === null;
  const { data: member } = useGetMemberInfoQuery({}, { skip });
  const { data: status } = useStatusQuery();
  useEffect(() => {
    if (!status) return;
    const { imageCDNs, launchGameCDNs, register, settings } = status.info;
    sessionStore.set("routers", JSON.stringify({ imageCDNs, launchGameCDNs }));
    sessionStore.set("validate", JSON.stringify(register.fields));
    sessionStore.set("settings", JSON.stringify(settings));
  }, [status]);
  useEffect(() => {
    if (skip || !member) return;
    sessionStore.set("nickname", member.nickname);
    sessionStore.set("account", member.account);
    sessionStore.set("toUpline", member.toUpline);
    sessionStore.set("memberLabel", member.clubLabel.labelName);
    sessionStore.set("memberLabelColor", member.clubLabel.color);
    sessionStore.set("memberLabelColor2", member.clubLabel.color2);
  }, [skip, member]);
}

import { useGetMemberInfoQuery } from "@marquee/api-client";
import { useEffect, useState } from "react";
import { useIsOn } from "../access/GatesContext.ts";
import { useAppSelector } from "../createStore.ts";
import { useNotifyError } from "../overlays/notifyError.ts";
import { selectIsMember } from "../session/sessionSlice.ts";
import { useStatusQuery } from "../startup/statusQuery.ts";
import { findServicePath } from "./findServicePath.ts";

// A double press opens one window. Whether an earlier one is still open is unknown: its page is another site's, and cut off from ours.
const gap = 1_000;
let openedAt = -gap;

/**
 * Customer service in a window of 440 × 500 (CS-01). The address is decrypted when it arrives, since a browser allows a window in the
 * press alone; one that cannot be read opens nothing (CS-02).
 *
 * @returns undefined where the merchant offers none
 */
export function useCustomerService(): (() => void) | undefined {
  const { info } = useStatusQuery().data ?? {};
  const isMember = useAppSelector(selectIsMember);
  const { data: member } = useGetMemberInfoQuery({}, { skip: !isMember });
  const notifyError = useNotifyError();
  const isOn = useIsOn("CSERV3");
  const path = isOn ? findServicePath(info?.customerService, isMember ? member : undefined) : undefined;
  const merchantCode = info?.settings.merchantCode ?? "";
  const [read, setRead] = useState({ path: "", url: null as string | null });
  useEffect(() => {
    if (path === undefined) return undefined;
    let isWanted = true;
    void import("./decryptServicePath.ts")
      .then(({ decryptServicePath }) => decryptServicePath(merchantCode, path))
      .then((url) => isWanted && setRead({ path, url }));
    return () => void (isWanted = false);
  }, [path, merchantCode]);
  if (path === undefined) return undefined;
  return () => {
    if (read.path !== path || read.url === null) return;
    if (performance.now() - openedAt < gap) return;
    openedAt = performance.now();
    const opened = globalThis.open("", "_blank", "width=440,height=500");
    if (opened === null) return notifyError("popup.blocked");
    // What is opened must not reach this page.
    opened.opener = null;
    opened.location.replace(read.url);
  };
}

import { selectSession, sessionStore, useAppSelector } from "@marquee/runtime";
import { useEffect } from "react";
import { useIsSingleWallet } from "../model/useIsSingleWallet.ts";

/** Keeps for the tab, under the specification's name (SK-01), whether every vendor plays from the main wallet, until the member leaves. */
export function WalletStorage() {
  const isGuest = useAppSelector(selectSession) === null;
  const isSingle = useIsSingleWallet();
  useEffect(() => {
    if (isGuest) sessionStore.remove("merchantWallet");
    else if (isSingle !== undefined) sessionStore.set("merchantWallet", JSON.stringify({ isSingle }));
  }, [isGuest, isSingle]);
  return null;
}

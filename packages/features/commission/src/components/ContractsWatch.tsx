import { modalOpened, sessionStore, useAppDispatch } from "@marquee/runtime";
import { useEffect } from "react";
import { contractsModal } from "../modals/contractsModal.ts";
import { isAsked, useContractFlags } from "../model/useContractFlags.ts";

declare module "@marquee/runtime" {
  interface FeatureSessionKeys {
    readonly contractsTold: string;
  }
}

/** Opens what waits for an agent's answer when it has logged in (CT-08): once a session, whatever is asked for later. */
export function ContractsWatch() {
  const dispatch = useAppDispatch();
  const flags = useContractFlags();
  const isWaiting = flags !== undefined && isAsked(flags);
  // It goes with the session and stays over a reload.
  useEffect(() => () => sessionStore.remove("contractsTold"), []);
  useEffect(() => {
    if (!isWaiting || sessionStore.get("contractsTold") !== null) return;
    sessionStore.set("contractsTold", "1");
    dispatch(modalOpened(contractsModal));
  }, [isWaiting, dispatch]);
  return null;
}

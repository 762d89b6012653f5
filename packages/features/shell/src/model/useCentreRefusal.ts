import {
  type CentreAccess,
  type CentreAddress,
  modalOpened,
  paths,
  toCentrePath,
  trialModal,
  useAppDispatch,
} from "@marquee/runtime";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";

/** What keeps a visitor out: what the address says, or a session that ended while the centre was open. */
type Refusal = CentreAccess | "ended";

/**
 * Where a visitor goes whom a centre's address does not let in: a guest to the login and from there to the panel, a trial account
 * to what stands below with a word of why (RP-06), everybody to "not found" where there is no such panel. Not to the first panel:
 * that would hide a wrong link from who made it. Who ended a session offers the login by himself (LG-24).
 */
export function useCentreRefusal(refusal: Refusal, address: CentreAddress, leave: () => void): void {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const refuse = useEffectEvent((): void => {
    if (refusal === "login") void navigate(paths.login, { state: { from: toCentrePath(address) }, replace: true });
    if (refusal === "missing") void navigate("/not-found", { replace: true });
    if (refusal === "ended" || refusal === "trial") leave();
    if (refusal === "trial") dispatch(modalOpened(trialModal));
  });
  useEffect(() => refuse(), [refusal]);
}

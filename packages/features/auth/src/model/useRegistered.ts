import type { RegisterValue } from "@marquee/contract";
import {
  endSession,
  modalOpened,
  paths,
  selectIsTrial,
  startSession,
  useAppDispatch,
  useAppSelector,
} from "@marquee/runtime";
import { useNavigate } from "react-router";
import { registeredAccountModal } from "../modals/registeredAccountModal.ts";
import { registerSuccessModal } from "../modals/registerSuccessModal.ts";
import { setMadeAccount } from "./madeAccount.ts";

/** Continues after a registration: logged in, popups closed, home, and the created account or the welcome (RG-19, RG-20). */
export function useRegistered(): (value: RegisterValue) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isTrial = useAppSelector(selectIsTrial);
  return ({ session, autoAccount, userName, generatedPassword }) => {
    // The gateway has ended the trial session by now.
    if (isTrial) dispatch(endSession());
    if (session) dispatch(startSession(session, false));
    void navigate(paths.index);
    if (!autoAccount) {
      dispatch(modalOpened(registerSuccessModal));
      return;
    }
    setMadeAccount({ userName, password: generatedPassword });
    dispatch(modalOpened(registeredAccountModal));
  };
}

import type { LoginValue } from "@marquee/contract";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { removePendingIntent, setPendingIntent } from "../access/pendingIntent.ts";
import { client } from "../../test/client.ts";
import { createStore } from "../createStore.ts";
import { startSession } from "../session/startSession.ts";
import { closeModal } from "./closeModal.ts";
import { defineModal } from "./defineModal.ts";
import { modalOpened, modalReplaced, modalsClosed, selectModals } from "./modalsSlice.ts";
import { loginPopupModal, registerModal } from "./sharedModals.ts";

const login: LoginValue = {
  token: "t",
  expiresAt: 0,
  id: "1",
  userName: "koi",
  type: "MEMBER",
  isAgent: 0,
  firstTimeLogin: false,
  passwordExpired: false,
  forceChangePassword: false,
  lastLogin: null,
  language: "EN",
};

const announcementModal = defineModal("announcementModal");

/** A guest whose click has opened the login, with the pending intent. */
function openLogin() {
  const store = createStore(client, []);
  const intent = vi.fn();
  setPendingIntent(intent);
  store.dispatch(modalOpened(loginPopupModal));
  const logIn = (): void => {
    store.dispatch(modalOpened(loginPopupModal));
    store.dispatch(startSession(login, false));
  };
  return { ...store, intent, logIn };
}

beforeEach(removePendingIntent);

describe("an intent", () => {
  it("GM-18, RP-03: goes on after the login, through every popup that replaces it on the way", () => {
    const { dispatch, intent } = openLogin();
    dispatch(modalReplaced(registerModal));
    dispatch(modalReplaced(loginPopupModal));
    dispatch(modalReplaced(registerModal));
    dispatch(startSession(login, false));
    expect(intent).toHaveBeenCalledOnce();
  });

  it("GM-18: stays when a popup that was replaced closes late", () => {
    const { dispatch, getState, intent } = openLogin();
    dispatch(modalReplaced(registerModal));
    dispatch(closeModal(loginPopupModal.name));
    expect(selectModals(getState())).toEqual([{ name: "registerModal" }]);
    dispatch(startSession(login, false));
    expect(intent).toHaveBeenCalledOnce();
  });

  it("GM-18: stays when what lies over the login closes", () => {
    const { dispatch, intent } = openLogin();
    dispatch(modalOpened(announcementModal));
    dispatch(closeModal(announcementModal.name));
    dispatch(startSession(login, false));
    expect(intent).toHaveBeenCalledOnce();
  });

  it.each([loginPopupModal, registerModal])(
    "RP-03: goes with the $name that the visitor closes, and is carried out by no later login",
    (modal) => {
      const { dispatch, intent, logIn } = openLogin();
      dispatch(modalReplaced(modal));
      dispatch(closeModal(modal.name));
      logIn();
      expect(intent).not.toHaveBeenCalled();
    },
  );

  it("RP-03: is carried out by no login elsewhere when its popup has gone", () => {
    const { dispatch, intent } = openLogin();
    dispatch(modalsClosed());
    dispatch(startSession(login, false));
    expect(intent).not.toHaveBeenCalled();
  });

  it("GM-18: is carried out once", () => {
    const { intent, logIn } = openLogin();
    logIn();
    logIn();
    expect(intent).toHaveBeenCalledOnce();
  });
});

import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { ModalName } from "../FeatureModule.ts";

/** What lies over the page: a stack of modals and at most one centre. */
type OverlaysState = {
  readonly modals: readonly ModalName[];
  readonly centre: { readonly centre: "member" | "agent"; readonly panel: string } | null;
};

/** The popups that lead to a session: a visitor's intent lives while one of them is open. */
const loginModals: ReadonlySet<ModalName> = new Set(["loginPopupModal", "registerModal"]);

const initialState: OverlaysState = { modals: [], centre: null };

/** Overlay panels and modals, each shown by its name (SH-16, HD-12). */
export const overlaysSlice = createSlice({
  name: "overlays",
  initialState,
  reducers: {
    /** Opens a modal over the others; one that is open already comes to the top instead of opening twice. */
    modalOpened: (state, { payload }: PayloadAction<ModalName>) => ({
      ...state,
      modals: [...state.modals.filter((name) => name !== payload), payload],
    }),
    /** Puts a modal in the place of the top one: login ⇄ register. */
    modalReplaced: (state, { payload }: PayloadAction<ModalName>) => ({
      ...state,
      modals: [...state.modals.slice(0, -1).filter((name) => name !== payload), payload],
    }),
    modalClosed: (state, { payload }: PayloadAction<ModalName>) => ({
      ...state,
      modals: state.modals.filter((name) => name !== payload),
    }),
    modalsClosed: (state) => ({ ...state, modals: [] }),
    centreOpened: (state, { payload }: PayloadAction<NonNullable<OverlaysState["centre"]>>) => ({
      ...state,
      centre: payload,
    }),
    centreClosed: (state) => ({ ...state, centre: null }),
  },
  selectors: {
    selectModals: (state) => state.modals,
    selectIsLoginOpen: (state) => state.modals.some((name) => loginModals.has(name)),
    selectCentre: (state) => state.centre,
  },
});

export const { modalOpened, modalReplaced, modalClosed, modalsClosed, centreOpened, centreClosed } = overlaysSlice.actions;
export const { selectModals, selectIsLoginOpen, selectCentre } = overlaysSlice.selectors;

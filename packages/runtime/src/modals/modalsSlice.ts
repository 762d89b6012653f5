import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import type { ModalParams, ModalReference } from "./defineModal.ts";
import { loginPopupModal, registerModal } from "./sharedModals.ts";

/** A modal that is open, and what it was opened with. */
export type OpenModal = { readonly name: string; readonly params: ModalParams };

/** The stack of modals over the page. */
type ModalsState = readonly OpenModal[];

/** The popups that lead to a session: a visitor's intent lives while one of them is open. */
const loginModals: ReadonlySet<string> = new Set([loginPopupModal.name, registerModal.name]);

const initialState: ModalsState = [];

const without = (modals: ModalsState, name: string): OpenModal[] => modals.filter((modal) => modal.name !== name);

/** Modals, each shown by its name (HD-12). */
export const modalsSlice = createSlice({
  name: "modals",
  initialState,
  reducers: {
    opened: (state, { payload }: PayloadAction<OpenModal>) => [...without(state, payload.name), payload],
    replaced: (state, { payload }: PayloadAction<OpenModal>) => [...without(state.slice(0, -1), payload.name), payload],
    modalClosed: (state, { payload }: PayloadAction<string>) => without(state, payload),
    modalsClosed: () => initialState,
  },
  selectors: {
    selectModals: (state) => state,
    selectIsModalOpen: (state, { name }: { readonly name: string }) => state.some((modal) => modal.name === name),
    selectIsLoginOpen: (state) => state.some(({ name }) => loginModals.has(name)),
  },
});

const { opened, replaced } = modalsSlice.actions;

/** A modal's params, where it has some. */
type ParamsOf<Params extends ModalParams> = undefined extends Params ? [params?: Params] : [params: Params];

/** Opens a modal over the others; one that is open already comes to the top instead of opening twice. */
export const modalOpened = <Params extends ModalParams>(
  { name }: ModalReference<Params>,
  ...[params]: ParamsOf<NoInfer<Params>>
) => opened({ name, params });

/** Replaces the top modal: login ⇄ register. */
export const modalReplaced = <Params extends ModalParams>(
  { name }: ModalReference<Params>,
  ...[params]: ParamsOf<NoInfer<Params>>
) => replaced({ name, params });

export const { modalClosed, modalsClosed } = modalsSlice.actions;
export const { selectModals, selectIsModalOpen, selectIsLoginOpen } = modalsSlice.selectors;

import type { ModId } from "@marquee/contract";
import type { ReactNode } from "react";
import type { ModalParams, ModalReference } from "./defineModal.ts";

/** What a modal is given: how to close itself, and what it was opened with. */
export type ModalProps<Params extends ModalParams = undefined> = {
  readonly onClose: () => void;
  readonly params: Params;
};

/**
 * A modal's component, whatever its params are. Declared as a method, which compares its parameter both ways: `showModal` has
 * tied the two together, and no two modals have one name.
 */
type ModalView = { view(props: ModalProps<ModalParams>): ReactNode }["view"];

/** A modal as a manifest lists it: made by `showModal`. */
export type FeatureModal = {
  readonly name: string;
  readonly moduleId: ModId;
  readonly load: () => Promise<{ readonly Modal: ModalView }>;
};

type Shown<Params extends ModalParams> = {
  /** Without it the modal does not open. */
  readonly moduleId: ModId;
  /** The component's chunk; its props are those of the reference. */
  readonly load: () => Promise<{ readonly Modal: (props: ModalProps<Params>) => ReactNode }>;
};

/** Says in a manifest what shows a modal: a component that takes other params than its reference is a type error. */
export const showModal = <Params extends ModalParams>(
  { name }: ModalReference<Params>,
  modal: Shown<NoInfer<Params>>,
): FeatureModal => ({ name, ...modal });

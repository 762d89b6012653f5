/** What a modal may be opened with: plain values, for the store keeps them while it is open. Most need nothing. */
export type ModalParams = Readonly<Record<string, string | number | boolean | null>> | undefined;

/**
 * A modal's name and what opens it, apart from what shows it: whoever opens it needs no more than this. Its owner keeps it in
 * the feature's folder; one that other features open too is in `sharedModals`.
 */
export type ModalReference<Params extends ModalParams = undefined> = {
  /** No other modal has it. The specification's own where it has one (§2). */
  readonly name: string;
  /** Never set: it carries the type of the params. */
  readonly params?: Params;
};

/** Names a modal and the type of what it is opened with: `defineModal<{ orderId: string }>("orderModal")`. */
export const defineModal = <Params extends ModalParams = undefined>(name: string): ModalReference<Params> => ({ name });

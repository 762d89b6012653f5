import type { MessageDescriptor } from "@lingui/core";

/** A name, and a sentence of what the named thing does. */
export interface NameText {
  readonly name: MessageDescriptor;
  readonly does: MessageDescriptor;
}

import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { DocumentType } from "@marquee/contract";

/** The names of documents that prove a person's identity. */
export const documentTexts: Readonly<Record<DocumentType, MessageDescriptor>> = {
  PASSPORT: msg`Passport`,
  ID_CARD: msg`Identity card`,
  DRIVING_LICENCE: msg`Driving licence`,
};

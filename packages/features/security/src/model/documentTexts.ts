import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { DocumentType } from "@marquee/contract";

/** The documents that prove who somebody is. */
export const documentTexts: Readonly<Record<DocumentType, MessageDescriptor>> = {
  PASSPORT: msg`Passport`,
  ID_CARD: msg`Identity card`,
  DRIVING_LICENCE: msg`Driving licence`,
};

import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const names = { SEA: msg`South-East Asia`, GB: msg`Great Britain`, MT: msg`Malta` };

const isKnown = (id: string): id is keyof typeof names => Object.hasOwn(names, id);

/** The name of a jurisdiction profile. */
export const toProfileText = (id: string, i18n: I18n): string => (isKnown(id) ? i18n._(names[id]) : id);

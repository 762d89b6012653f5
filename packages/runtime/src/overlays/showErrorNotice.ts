import type { I18n } from "@lingui/core";
import { toErrorText } from "@marquee/i18n";
import { notify } from "@marquee/ui-kit";

/** Shows the text of an error code as a toast. */
export function showErrorNotice(i18n: I18n, code: string): void {
  notify(toErrorText(i18n, code), { tone: "error" });
}

import type { Texts } from "@marquee/i18n";
import { useCallback } from "react";
import { useTexts } from "../brand/TextsContext.ts";

/** Shows the text of an error code as a toast; the texts of errors come when the first one is shown. */
export async function notifyError(texts: Texts, code: string): Promise<void> {
  const [{ showErrorNotice }] = await Promise.all([import("./deferredChunk.ts"), texts.complete()]);
  showErrorNotice(texts.i18n, code);
}

/** {@link notifyError} in the page's language. */
export function useNotifyError(): (code: string) => void {
  const texts = useTexts();
  return useCallback((code) => void notifyError(texts, code), [texts]);
}

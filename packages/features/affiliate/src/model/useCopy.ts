import { useLingui } from "@lingui/react/macro";
import { notify } from "@marquee/ui-kit";

/** Copies a text, and says that it did; or why not. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const { t } = useLingui();
  return async (text, done) => {
    try {
      await navigator.clipboard.writeText(text);
      notify(done, { tone: "success" });
    } catch {
      notify(t`Your browser does not allow copying. Please select the text.`, { tone: "error" });
    }
  };
}

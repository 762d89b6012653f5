import { useLingui } from "@lingui/react/macro";
import { countWords } from "@marquee/contract";
import { toErrorText } from "@marquee/i18n";

/** The fault of a text that has too few or too many words, said as the gateway says it (CS-04); undefined for none. */
export function useLineCheck(min: number, max: number): (content: string) => string | undefined {
  const { i18n } = useLingui();
  return (content) => {
    const words = countWords(content, max);
    const isFitting = content.trim() !== "" && words >= min && words <= max;
    return isFitting ? undefined : toErrorText(i18n, "feedback.words", { min: Math.max(1, min), max });
  };
}

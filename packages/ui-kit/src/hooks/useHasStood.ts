import { useEffect, useState } from "react";

/** Longer than between the two presses of a double press. */
const milliseconds = 700;

/**
 * Whether a dialog has stood for a moment. What it shows once is not closed by the second half of a double press on what opened it: its button
 * waits for that.
 */
export function useHasStood(): boolean {
  const [hasStood, setHasStood] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasStood(true), milliseconds);
    return () => clearTimeout(timer);
  }, []);
  return hasStood;
}

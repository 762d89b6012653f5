import { useCallback, useEffect, useState } from "react";

/** Where a question to the server stands. */
export type Asked<Answer> = { readonly answer?: Answer; readonly hasFailed: boolean; readonly retry: () => void };

/** Asks once when shown and again on `retry`; an answer that comes after the end is dropped. */
export function useAnswer<Answer>(ask: () => Promise<Answer>): Asked<Answer> {
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<{ readonly answer?: Answer; readonly hasFailed: boolean }>({ hasFailed: false });
  useEffect(() => {
    let isWanted = true;
    setState({ hasFailed: false });
    ask().then(
      (answer) => isWanted && setState({ answer, hasFailed: false }),
      () => isWanted && setState({ hasFailed: true }),
    );
    return () => {
      isWanted = false;
    };
    // `ask` is a new function on every render of the caller; asking anew is what `tries` is for.
  }, [tries]);
  return { ...state, retry: useCallback(() => setTries((count) => count + 1), []) };
}

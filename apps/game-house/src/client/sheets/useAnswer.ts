import { useCallback, useEffect, useRef, useState } from "react";

/** Where a question to the server stands. */
export type Asked<Answer> = { readonly answer?: Answer; readonly hasFailed: boolean; readonly retry: () => void };

/** Asks once when shown and again on `retry`; an answer that comes after the end is dropped. */
export function useAnswer<Answer>(ask: () => Promise<Answer>): Asked<Answer> {
  const [state, setState] = useState<{ readonly answer?: Answer; readonly hasFailed: boolean }>({ hasFailed: false });
  const latest = useRef(ask);
  const isShown = useRef(true);
  const start = useCallback((): void => {
    latest.current().then(
      (answer) => isShown.current && setState({ answer, hasFailed: false }),
      () => isShown.current && setState({ hasFailed: true }),
    );
  }, []);
  useEffect(() => {
    isShown.current = true;
    start();
    return () => {
      isShown.current = false;
    };
  }, [start]);
  const retry = useCallback((): void => {
    setState({ hasFailed: false });
    start();
  }, [start]);
  return { ...state, retry };
}

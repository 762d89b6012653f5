import { useEffect, useRef } from "react";

/** Takes the focus to the beginning of a page that was gone to, so that readers and the Tab key begin there. */
export function FocusOnPage({ path }: { readonly path: string }) {
  const start = useRef<HTMLSpanElement>(null);
  const first = useRef(path);
  useEffect(() => {
    if (first.current !== path) start.current?.focus();
    first.current = path;
  }, [path]);
  return <span ref={start} tabIndex={-1} />;
}

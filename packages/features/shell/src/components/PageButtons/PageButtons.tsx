import { DeferredPart, useApp, useGates } from "@marquee/runtime";

/** What features have float above the page. */
export function PageButtons() {
  const gates = useGates();
  return useApp().features.flatMap(({ pageButtons = [] }) =>
    pageButtons
      .filter(({ moduleId }) => gates.has(moduleId))
      .map(({ id, load }) => <DeferredPart key={id} load={load} />),
  );
}

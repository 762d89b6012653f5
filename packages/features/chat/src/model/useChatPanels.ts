import { type ChatPanel, useApp, useGates } from "@marquee/runtime";

/** What features have in the chat, as far as it is on, in its order. */
export function useChatPanels(): readonly ChatPanel[] {
  const gates = useGates();
  return useApp()
    .features.flatMap(({ chatPanels = [] }) => chatPanels)
    .filter(({ moduleId }) => gates.has(moduleId))
    .toSorted((one, other) => one.order - other.order);
}

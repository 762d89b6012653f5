/** What a toast says and how long it stays. */
export interface Toast {
  readonly id: number;
  readonly tone: "info" | "success" | "error";
  readonly message: string;
  /** One thing to do about it. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** At most this many show; older ones wait their turn. */
export const toastLimit = 3;
/** How long a toast stays, in milliseconds, while nobody points at it. Errors stay until closed. */
export const toastTime = 6000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replace(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a message for a moment, from anywhere in the app. It never is the only carrier of an error: fields and pages
 * say it too. An equal message that still shows is not shown twice.
 */
export function notify(message: string, options: Partial<Pick<Toast, "tone" | "action">> = {}): void {
  const { tone = "info", action } = options;
  if (toasts.some((toast) => toast.message === message && toast.tone === tone)) return;
  lastId += 1;
  replace([...toasts, { id: lastId, tone, message, action }]);
}

/** Takes a toast away. */
export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

/** The toasts that show or wait, oldest first. */
export function listToasts(): readonly Toast[] {
  return toasts;
}

/** Calls back at every change; returns how to stop. */
export function watchToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

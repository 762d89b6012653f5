/** The action that a visitor wanted when the login interrupted it (GM-18, RP-03); only the last one is kept. */
let pending: (() => void) | null = null;

/** Keeps an intent until the login is done or given up. */
export function setPendingIntent(intent: () => void): void {
  pending = intent;
}

/** Drops the visitor's intent, because the popup that it opened was closed. */
export function removePendingIntent(): void {
  pending = null;
}

/** Performs the intent, once, after the login. */
export function runPendingIntent(): void {
  const intent = pending;
  pending = null;
  intent?.();
}

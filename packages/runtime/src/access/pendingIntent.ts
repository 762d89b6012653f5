/** What the visitor wanted when the login came in between (GM-18, RP-03); one at a time, the last one counts. */
let pending: (() => void) | null = null;

/** Keeps an intent until the login is done or given up. */
export function setPendingIntent(intent: () => void): void {
  pending = intent;
}

/** Gives the visitor's intent up: he closed the popup that it opened. */
export function removePendingIntent(): void {
  pending = null;
}

/** Carries the intent out, once, after the login. */
export function runPendingIntent(): void {
  const intent = pending;
  pending = null;
  intent?.();
}

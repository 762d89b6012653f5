/** What lies over the page and is closed by Back: a dialog, a drawer, a sheet. */
export interface Overlay {
  /** Closes it, as its own button does. */
  readonly close: () => void;
  /** Cannot be left now. */
  readonly isLocked: () => boolean;
  /** Holds what somebody typed and has not sent. */
  readonly isTyped: () => boolean;
}

/** Asks whether what was typed may be lost; `discard` closes the overlay. */
type Ask = (discard: () => void) => void;

let overlays: readonly Overlay[] = [];
const watchers = new Set<() => void>();
let ask: Ask | undefined;
let isStarted = false;
/** A step that this module took, until the browser has arrived. */
let step: PromiseWithResolvers<void> | undefined;
/** How many moves to other pages are under way. */
let leaving = 0;
/** The entry of the page below, by the router's key and the address. */
let page = "";
/** How many overlays the entry stands for that one was on before a step. */
let lastDepth = 0;

/** A browser that cannot take a step says nothing: after so many milliseconds the page goes on without it. */
const longestStep = 1_000;

const readState = (): object => Object(history.state);

/** How many overlays the current entry of the history stands for. */
function readDepth(): number {
  const state = readState();
  return "overlays" in state && typeof state.overlays === "number" ? state.overlays : 0;
}

function readPage(): string {
  const state = readState();
  return `${"key" in state ? String(state.key) : ""} ${location.href}`;
}

function finishStep(): void {
  step?.resolve();
  step = undefined;
}

/** Whether the history has a page of this site so many steps back; unknown counts as yes. */
function hasPage(steps: number): boolean {
  const index = "navigation" in globalThis ? navigation.currentEntry?.index : undefined;
  return index === undefined || index + steps >= 0;
}

function go(steps: number): void {
  // Never out of the site, whatever has become of the entries.
  if (!hasPage(steps)) return history.replaceState({ ...readState(), overlays: 0 }, "");
  const taken = Promise.withResolvers<void>();
  step = taken;
  history.go(steps);
  setTimeout(() => {
    if (step !== taken) return;
    history.replaceState({ ...readState(), overlays: 0 }, "");
    finishStep();
    follow();
  }, longestStep);
}

/** Gives each open overlay its entry, and takes away those of overlays that are closed. */
function follow(): void {
  if (!isStarted || step !== undefined || leaving > 0) return;
  const depth = readDepth();
  if (depth === 0) page = readPage();
  for (let next = depth + 1; next <= overlays.length; next += 1)
    history.pushState({ ...readState(), overlays: next }, "");
  lastDepth = readDepth();
  if (depth > overlays.length) go(overlays.length - depth);
}

/** Closes what Back has left, the top one first. One that is locked or holds what was typed stays, and so does what is below it. */
function closeDownTo(depth: number): void {
  for (const overlay of overlays.slice(depth).toReversed()) {
    if (overlay.isLocked()) return;
    if (overlay.isTyped()) return ask?.(overlay.close);
    overlay.close();
  }
}

function arrive(event: PopStateEvent): void {
  if (step !== undefined) {
    event.stopImmediatePropagation();
    finishStep();
    return queueMicrotask(follow);
  }
  const depth = readDepth();
  const isBetweenOverlays = readPage() === page && lastDepth + depth > 0;
  lastDepth = depth;
  // The router hears only of steps between pages.
  if (isBetweenOverlays) event.stopImmediatePropagation();
  closeDownTo(isBetweenOverlays ? depth : 0);
  queueMicrotask(follow);
}

function keep(next: readonly Overlay[]): void {
  overlays = next;
  // Of two that change places in one render neither costs a step.
  queueMicrotask(follow);
  for (const tell of watchers) tell();
}

/** Opens an overlay above the others. @returns what takes it away once it is closed */
export function addOverlay(overlay: Overlay): () => void {
  keep([...overlays, overlay]);
  return () => keep(overlays.filter((each) => each !== overlay));
}

/** Whether a dialog, drawer or sheet is open. */
export const hasOverlay = (): boolean => overlays.length > 0;

/** Calls `tell` whenever an overlay opens or closes. @returns how to stop */
export function watchOverlays(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/** Says who asks before Back closes an overlay that holds what was typed. @returns how to stop */
export function onTypedBack(listener: Ask): () => void {
  ask = listener;
  return () => {
    if (ask === listener) ask = undefined;
  };
}

/**
 * From now on Back closes the top overlay, on this page (docs/decisions/050). To be called before the router listens: it must not
 * hear of steps between overlays. What a reload left of overlays is taken away.
 */
export function startOverlayHistory(): void {
  if (isStarted) return;
  isStarted = true;
  addEventListener("popstate", arrive, { capture: true });
  page = readPage();
  follow();
}

/**
 * Takes the history back to the page's own entry before `leave` goes to another page, so that no entry of an overlay stays behind.
 * Overlays that are open still then get new entries.
 */
export async function leaveOverlays(leave: () => Promise<void>): Promise<void> {
  leaving += 1;
  // At once where no overlay is in the way.
  if (step !== undefined) await step.promise;
  const depth = readDepth();
  if (depth > 0) go(-depth);
  if (step !== undefined) await step.promise;
  return leave().finally(() => {
    leaving -= 1;
    follow();
  });
}

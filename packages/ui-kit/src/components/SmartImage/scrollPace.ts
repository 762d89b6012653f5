/** Past this many windows a second nothing can be recognised, and past this long without a step (ms) the page stands. */
export const scrollPace = { windows: 4, pause: 200 } as const;

let isWatched = false;
let last = { top: 0, time: 0 };
/** Pixels per millisecond between the last two steps. */
let speed = 0;

function note(): void {
  const time = performance.now();
  if (time === last.time) return;
  speed = Math.abs(scrollY - last.top) / (time - last.time);
  last = { top: scrollY, time };
}

/** Whether the page is rushed through: what is costly may wait until it slows down. A single jump is no rush. */
export function isRushing(): boolean {
  if (!isWatched) {
    isWatched = true;
    note();
    speed = 0;
    addEventListener("scroll", note, { passive: true });
  }
  return performance.now() - last.time < scrollPace.pause && speed * 1000 > scrollPace.windows * innerHeight;
}

const waiting = new Set<() => void>();
let isServing = false;

/** One a frame, so that catching up never holds a frame for long. */
function serve(): void {
  const [next] = waiting;
  if (next && !isRushing()) {
    waiting.delete(next);
    next();
  }
  isServing = waiting.size > 0;
  if (isServing) requestAnimationFrame(serve);
}

/** Calls back once the page is no longer rushed through, in the order of asking; returns how to stop waiting. */
export function whenCalm(callback: () => void): () => void {
  waiting.add(callback);
  if (!isServing) {
    isServing = true;
    requestAnimationFrame(serve);
  }
  return () => void waiting.delete(callback);
}

import { isRushing } from "./scrollPace.ts";

/** Spec §9: image lazy-load factor 1.3, 3 attempts, throttle 200 ms, cache 200. */
export const imageLoading = { factor: 1.3, attempts: 3, throttle: 200, cache: 200, firstDelay: 300 } as const;

/** What became of an image in this visit. */
export type ImageFate = "loaded" | "broken";

/** Remembers the last addresses and what became of them; the oldest falls out first. */
export function createImageMemory(size: number): {
  readonly get: (src: string) => ImageFate | undefined;
  readonly set: (src: string, fate: ImageFate) => void;
} {
  const fates = new Map<string, ImageFate>();
  return {
    get: (src) => fates.get(src),
    set: (src, fate) => {
      fates.delete(src);
      fates.set(src, fate);
      const [oldest] = fates.keys();
      if (fates.size > size && oldest !== undefined) fates.delete(oldest);
    },
  };
}

/** Runs at once, then at most once in `wait` milliseconds; a call in between runs at the end of the wait. */
export function createThrottle(run: () => void, wait: number): () => void {
  let blocked = false;
  let asked = false;
  const release = (): void => {
    blocked = false;
    if (!asked) return;
    asked = false;
    call();
  };
  const call = (): void => {
    if (blocked) {
      asked = true;
      return;
    }
    blocked = true;
    setTimeout(release, wait);
    run();
  };
  return call;
}

const waiting = new Map<Element, () => void>();
const near = new Set<Element>();
let observer: IntersectionObserver | undefined;

const showNear = createThrottle(() => {
  // Pictures that are rushed past would only hold up those that will be seen.
  if (isRushing()) return showNear();
  for (const element of near) waiting.get(element)?.();
  near.clear();
}, imageLoading.throttle);

/** Calls back once when the element comes within 1.3 screens; returns how to stop waiting. */
export function whenNear(element: Element, callback: () => void): () => void {
  // The document is the root, so that the margin counts inside a frame too.
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) near.add(target);
        else near.delete(target);
      }
      if (near.size > 0) showNear();
    },
    { root: document, rootMargin: `${Math.round((imageLoading.factor - 1) * 100)}% 0px` },
  );
  const stop = (): void => {
    observer?.unobserve(element);
    waiting.delete(element);
    near.delete(element);
  };
  waiting.set(element, () => {
    stop();
    callback();
  });
  observer.observe(element);
  return stop;
}

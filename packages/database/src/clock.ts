/**
 * A time that threads share, in milliseconds since 1970: it stands still until somebody sets it. An embedded database that is opened with
 * one takes it for the time; a database server has no such option, and no database keeps one after it is closed.
 */
export type Clock = SharedArrayBuffer;

/** A clock that stands at a time. */
export function createClock(at: number): Clock {
  const clock = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT);
  setClock(clock, at);
  return clock;
}

/** Sets a clock. */
export function setClock(clock: Clock, at: number): void {
  new Float64Array(clock)[0] = at;
}

/** What a clock says. */
export function readClock(clock: Clock): number {
  return new Float64Array(clock)[0] ?? 0;
}

/** From now on this thread takes a clock for the time: `Date` tells it, timers go on by the machine's. For a thread of its own only. */
export function followClock(clock: Clock): void {
  const times = new Float64Array(clock);
  const now = (): number => times[0] ?? 0;
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: (target) => new target(now()).toString(),
    get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
  });
}

import { type Clock, setClock } from "@marquee/database";

/** Something that somebody does over some time: after each step it yields the seconds until the next one. */
export type Course = AsyncGenerator<number, void>;

interface Step {
  readonly at: number;
  readonly course: Course;
}

/** Runs courses side by side, one step at a time, each at its own time of the clock. */
export interface Timeline {
  /** Begins a course at a time; nothing happens of what lies beyond the end. */
  readonly add: (at: number, course: Course) => void;
  /** Runs everything until the end of the timeline, at which the clock then stands. */
  readonly run: () => Promise<void>;
}

/**
 * A timeline that ends at `until`. Steps of the same time run in the order in which they were added.
 *
 * @param settle resolves when nothing goes on any more that a step has begun; the clock stands still until then
 */
export function createTimeline(clock: Clock, until: number, settle: () => Promise<void>): Timeline {
  // By time, the next one last.
  const steps: Step[] = [];

  function add(at: number, course: Course): void {
    if (at >= until) return;
    let [low, high] = [0, steps.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((steps[middle]?.at ?? 0) >= at) low = middle + 1;
      else high = middle;
    }
    // Behind those of the same time in the order of running, which is before them here.
    let place = low;
    while (place > 0 && steps[place - 1]?.at === at) place -= 1;
    steps.splice(place, 0, { at, course });
  }

  async function run(): Promise<void> {
    for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
      setClock(clock, step.at);
      const { done, value } = await step.course.next();
      await settle();
      if (done !== true) add(step.at + Math.max(1, value) * 1_000, step.course);
    }
    setClock(clock, until);
  }

  return { add, run };
}

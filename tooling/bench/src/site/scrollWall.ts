/**
 * How a wall took a scroll: each frame's length in milliseconds, the share of the window that was blank, the share where
 * places were held for cards that were not drawn yet, and the most elements there were.
 */
export type Scrolled = {
  readonly frames: readonly number[];
  readonly blanks: readonly number[];
  readonly held: readonly number[];
  readonly nodes: number;
};

/**
 * Scrolls the page at a speed (px/s) for a time (ms). It runs in the page, so it uses nothing from outside itself. Blank is
 * what no row of cards or of their places covers just after the page has moved: a frame shows the new place with the rows of
 * the one before.
 */
export async function scrollWall({
  speed,
  time,
}: {
  readonly speed: number;
  readonly time: number;
}): Promise<Scrolled> {
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const toCovered = (rows: Iterable<Element | null | undefined>): number =>
    [...rows].reduce((sum, row) => {
      const box = row?.getBoundingClientRect();
      return sum + (box ? Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)) / innerHeight : 0);
    }, 0);
  const frames: number[] = [];
  const blanks: number[] = [];
  const held: number[] = [];
  let nodes = 0;
  const top = scrollY;
  const begin = await nextFrame();
  for (let last = begin; last - begin < time;) {
    const now = await nextFrame();
    frames.push(now - last);
    last = now;
    scrollTo(0, top + ((now - begin) / 1000) * speed);
    const cards = toCovered(
      new Set([...document.querySelectorAll("article")].map((card) => card.parentElement?.parentElement)),
    );
    const places = toCovered(
      new Set([...document.querySelectorAll("[data-part='place']")].map((place) => place.parentElement)),
    );
    held.push(places);
    blanks.push(Math.max(0, 1 - cards - places));
    nodes = Math.max(nodes, document.body.querySelectorAll("*").length);
  }
  return { frames, blanks, held, nodes };
}

/** How a wall took a scroll: each frame's length in milliseconds, its blank share of the window, the most elements there were. */
export type Scrolled = { readonly frames: readonly number[]; readonly blanks: readonly number[]; readonly nodes: number };

/**
 * Scrolls the page at a speed (px/s) for a time (ms). It runs in the page, so it uses nothing from outside itself. Blank is
 * what no row of cards covers just after the page has moved: a frame shows the new place with the rows of the one before.
 */
export async function scrollWall({ speed, time }: { readonly speed: number; readonly time: number }): Promise<Scrolled> {
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const toBlank = (): number => {
    const rows = new Set([...document.querySelectorAll("article")].map((card) => card.parentElement?.parentElement));
    const covered = [...rows].reduce((sum, row) => {
      const box = row?.getBoundingClientRect();
      return sum + (box ? Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)) : 0);
    }, 0);
    return Math.max(0, 1 - covered / innerHeight);
  };
  const frames: number[] = [];
  const blanks: number[] = [];
  let nodes = 0;
  const top = scrollY;
  const begin = await nextFrame();
  for (let last = begin; last - begin < time; ) {
    const now = await nextFrame();
    frames.push(now - last);
    last = now;
    scrollTo(0, top + ((now - begin) / 1000) * speed);
    blanks.push(toBlank());
    nodes = Math.max(nodes, document.body.querySelectorAll("*").length);
  }
  return { frames, blanks, nodes };
}

import type { ChatLine } from "@marquee/contract";

/** What a page has of a room. */
export interface RoomLines {
  /** In the order of their numbers. */
  readonly lines: readonly ChatLine[];
  /** The last change that the page has; null for none. */
  readonly change: number | null;
  /** Whether there are older lines. */
  readonly hasMore: boolean;
}

/** A room of which the page has nothing. */
export const noLines: RoomLines = { lines: [], change: null, hasMore: false };

/** Both, each line once in its newest form, in the order of their numbers. */
function mergeLines(known: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] {
  const lines = new Map(known.map((line) => [line.seq, line]));
  for (const line of more) if (line.change >= (lines.get(line.seq)?.change ?? 0)) lines.set(line.seq, line);
  return [...lines.values()].toSorted((one, other) => one.seq - other.seq);
}

/** What came over the socket or from a question for what has changed. */
export function addChanges(
  room: RoomLines,
  {
    lines,
    change,
    isReset,
  }: { readonly lines: readonly ChatLine[]; readonly change: number; readonly isReset: boolean },
): RoomLines {
  if (isReset) return { lines: mergeLines([], lines), change, hasMore: (lines[0]?.seq ?? 1) > 1 };
  const first = room.lines[0]?.seq ?? 0;
  // A line that was removed far back, and is not on the page, does not come onto it.
  const own = room.hasMore ? lines.filter(({ seq }) => seq >= first) : lines;
  return { ...room, lines: mergeLines(room.lines, own), change: Math.max(change, room.change ?? 0) };
}

/** An older page. */
export const addOlder = (
  room: RoomLines,
  { lines, hasMore }: { readonly lines: readonly ChatLine[]; readonly hasMore: boolean },
): RoomLines => ({ ...room, lines: mergeLines(room.lines, lines), hasMore });

/** The page's own line, as the gateway has stored it; the place of the room stays, since lines of others may lie before it. */
export const addOwn = (room: RoomLines, line: ChatLine): RoomLines => ({
  ...room,
  lines: mergeLines(room.lines, [line]),
});

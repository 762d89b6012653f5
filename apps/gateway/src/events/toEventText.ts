import type { LiveEvent } from "@marquee/contract";

/** An event as server-sent events spell it; with `id`, readers continue behind it. */
export function toEventText({ kind, data }: LiveEvent, id?: string): string {
  const place = id === undefined ? "" : `id: ${id}\n`;
  return `event: ${kind}\n${place}data: ${JSON.stringify(data)}\n\n`;
}

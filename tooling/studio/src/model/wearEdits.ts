import { framed, worn, type Worn } from "../signals.ts";
import type { Studio } from "./createStudio.ts";

interface Channel {
  readonly on: (signal: string, listener: () => void) => void;
  readonly emit: (signal: string, payload: Worn) => void;
}

/**
 * Sends the studio's edits to the stories: each brand's styles are sent when they differ from those that the frame
 * shows by itself, at once and again after the frame reloads.
 */
export function wearEdits(studio: Studio, channel: Channel): void {
  const first = new Map<string, string>();
  let shown = new Map<string, string>();
  const send = (): void => {
    for (const { brand, saved, look } of studio.get().works) {
      if (!first.has(brand.id)) first.set(brand.id, saved.css);
      if ((shown.get(brand.id) ?? first.get(brand.id)) === look.css) continue;
      shown.set(brand.id, look.css);
      channel.emit(worn, { brand: brand.id, css: look.css });
    }
  };
  channel.on(framed, () => {
    shown = new Map();
    send();
  });
  studio.subscribe(send);
}

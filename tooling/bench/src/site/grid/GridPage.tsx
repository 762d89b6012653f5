import { GameCard, InfiniteGrid, TextField } from "@marquee/ui-kit";
import { memo, useDeferredValue, useMemo, useState } from "react";
import { games, type WallGame } from "./games.ts";

type WallProps = { readonly query: string; readonly onPlay: (name: string) => void };

const toKey = ({ code }: WallGame): string => code;
const ignore = (): void => undefined;

/** The wall renders again for another query, never for a key that is still being answered or a card that was pressed. */
const Wall = memo(function Wall({ query, onPlay }: WallProps) {
  const found = useMemo(() => games.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())), [query]);
  return (
    <InfiniteGrid
      label="Games"
      items={found}
      toKey={toKey}
      renderItem={({ name, image }) => <GameCard name={name} image={image} onFavourite={ignore} onDemo={ignore} onPlay={() => onPlay(name)} />}
    />
  );
});

/** 10,000 games in memory, as a member sees them: picture, heart, name, Demo; a search above them (performance.md B6). */
export function GridPage() {
  const [text, setText] = useState("");
  const [played, setPlayed] = useState("");
  const query = useDeferredValue(text);
  return (
    <main>
      <TextField label="Search" value={text} onChange={({ target }) => setText(target.value)} />
      <p role="status">{played}</p>
      <Wall query={query} onPlay={setPlayed} />
    </main>
  );
}

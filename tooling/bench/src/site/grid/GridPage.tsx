import { Button, GameCard, InfiniteGrid, TextField } from "@marquee/ui-kit";
import { memo, useDeferredValue, useMemo, useState } from "react";
import { games, type WallGame } from "./games.ts";

type WallProps = { readonly query: string; readonly onPlay: (name: string) => void };

const toKey = ({ code }: WallGame): string => code;
const ignore = (): void => undefined;

/** The wall renders again for another query, never for a key that is still being answered or a card that was pressed. */
const Wall = memo(function Wall({ query, onPlay }: WallProps) {
  const found = useMemo(() => games.filter(({ searched }) => searched.includes(query.toLowerCase())), [query]);
  return (
    <InfiniteGrid
      label="Games"
      items={found}
      toKey={toKey}
      renderItem={({ name, image }) => (
        <GameCard name={name} image={image} onFavourite={ignore} onDemo={ignore} onPlay={() => onPlay(name)} />
      )}
    />
  );
});

/** Measures from the press that opens the wall until a frame with cards is painted: a task that a frame's callback asks for runs after its paint. */
function waitForCards(): void {
  requestAnimationFrame(() => {
    if (document.querySelector("article")) setTimeout(() => performance.measure("mount", "begin"));
    else waitForCards();
  });
}

/** The least that React answers a tap with: what the machine itself takes, beside which the wall's answers stand. */
function Count() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count {count}
    </button>
  );
}

/** 10,000 games in memory, as a member sees them: picture, heart, name, Demo; a search above them (performance.md B6). */
export function GridPage() {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState("");
  const [played, setPlayed] = useState("");
  const query = useDeferredValue(text);
  const open = (): void => {
    performance.mark("begin");
    setIsOpen(true);
    waitForCards();
  };
  return (
    <main>
      <TextField label="Search" value={text} onChange={({ target }) => setText(target.value)} />
      <p role="status">Played: {played}</p>
      {isOpen ? (
        <Wall query={query} onPlay={setPlayed} />
      ) : (
        <>
          <Count />
          <Button onClick={open}>Open</Button>
        </>
      )}
    </main>
  );
}

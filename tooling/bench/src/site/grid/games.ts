/** A game as the wall shows it. */
export type WallGame = {
  readonly code: string;
  readonly name: string;
  readonly searched: string;
  readonly image: string;
};

const colours = ["Amber", "Azure", "Copper", "Coral", "Ebony", "Golden", "Indigo", "Jade", "Opal", "Ruby"];
const things = ["Anchor", "Comet", "Dragon", "Falcon", "Garden", "Harbour", "Lantern", "Orchid", "Tiger", "Voyage"];

function toGame(_: unknown, index: number): WallGame {
  const name = `${colours[index % 10] ?? ""} ${things[Math.floor(index / 10) % 10] ?? ""} ${Math.floor(index / 100)}`;
  return { code: `game-${index}`, name, searched: name.toLowerCase(), image: `/art/game-${index}.svg` };
}

/** As many games as the largest merchant has, each with a picture of its own. */
export const games: readonly WallGame[] = Array.from({ length: 10_000 }, toGame);

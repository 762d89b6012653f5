/** The part of a story that decides whether it is taken. `file` is its source's path from the repository root. */
export type Story = {
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
  readonly file: string;
};

/** One picture to take: a story of the workshop in one look and one width. */
export type Shot = {
  /** `buttons/kickline/dark/360`: the same in every run, so that two runs can be laid beside each other. */
  readonly name: string;
  readonly story: string;
  readonly brand: string;
  readonly theme: "dark" | "light";
  /** CSS pixels. */
  readonly width: number;
};

/** The widths in which every sheet is shot: a small phone and a laptop. */
const widths = [360, 1280] as const;

const themes = ["dark", "light"] as const;

/** The families' contact sheets, and the first story of every screen, composition, page of a brand and dialog, which covers what else is there. */
export function listSheets<Entry extends Pick<Story, "title" | "tags">>(stories: readonly Entry[]): readonly Entry[] {
  const firsts = [...Map.groupBy(stories, ({ title }) => title).values()].flatMap((some) => some.slice(0, 1));
  return [
    ...stories.filter(({ tags }) => tags.includes("sheet")),
    ...firsts.filter(({ title }) => /^(Brands|Compositions|Dialogs|Screens)\//.test(title)),
  ];
}

/** A story's pictures in some brands: both themes, two widths. */
export const toShots = (story: string, brands: readonly string[]): readonly Shot[] =>
  brands.flatMap((brand) =>
    themes.flatMap((theme) =>
      widths.map((width): Shot => ({ name: `${story}/${brand}/${theme}/${width}`, story, brand, theme, width })),
    ),
  );

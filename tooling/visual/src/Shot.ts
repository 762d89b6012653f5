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

/** The pictures of one tree, by the names of their shots. */
export type Pictures = ReadonlyMap<string, Buffer>;

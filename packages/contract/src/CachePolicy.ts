/** What pages keep of a row's answers, and which kept answers a call makes out of date: they are asked for anew. */
export type CachePolicy<Tag extends string> = {
  /** The tags of its answers. */
  readonly provides?: readonly Tag[];
  /** Tags whose answers are out of date after the call, also when it is refused: somebody else may have changed what a page shows. */
  readonly invalidates?: readonly Tag[];
  /** The same, only when the call is done. */
  readonly invalidatesWhenDone?: readonly Tag[];
  /** For how many seconds an answer is kept after the last screen that shows it has gone; a minute without. */
  readonly keepSeconds?: number;
};

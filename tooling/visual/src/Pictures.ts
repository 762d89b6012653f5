/** The pictures of one tree, by the names of their shots. */
export type Pictures = ReadonlyMap<string, Buffer>;

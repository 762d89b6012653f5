/** A list that changes often while somebody reads it: what it shows is not dimmed while the same is asked anew, only while something else loads. */
export const refreshQuietly = <Loaded extends { readonly isFetching: boolean; readonly currentData?: unknown }>(
  loaded: Loaded,
): Loaded => ({ ...loaded, isFetching: loaded.isFetching && loaded.currentData === undefined });

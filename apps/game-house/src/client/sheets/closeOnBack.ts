const isEntry = (): boolean => Object(history.state).sheet === true;

/**
 * Gives what has just opened an entry of the history, so that Back closes it and stays in the game (decision 050). The frame's entries are
 * part of the site's history.
 *
 * @returns what takes the entry away once it is closed
 */
export function closeOnBack(close: () => void): () => void {
  history.pushState({ sheet: true }, "");
  addEventListener("popstate", close);
  return () => {
    removeEventListener("popstate", close);
    if (isEntry()) history.back();
  };
}

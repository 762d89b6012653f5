/** Whether a line names somebody as `@name`; a longer name that begins alike is another one. */
export function isMentioned(text: string, name: string | null): boolean {
  if (name === null || name === "") return false;
  const [words, called] = [text.toLowerCase(), `@${name.toLowerCase()}`];
  for (let at = words.indexOf(called); at !== -1; at = words.indexOf(called, at + 1))
    if (!/^[\p{L}\p{M}\p{N}_]/u.test(words.slice(at + called.length))) return true;
  return false;
}

/** How a command ended; `pnpm brand help` prints the same list. */
export const exitCodes = {
  done: { code: 0, meaning: "done" },
  failed: { code: 1, meaning: "something went wrong that is no fault of the data" },
  refused: { code: 2, meaning: "the brand's data is refused; each fault names file and key" },
  usage: { code: 3, meaning: "no such command, option, brand, module or release" },
  conflict: { code: 4, meaning: "another publish was first; nothing has changed" },
  unhealthy: { code: 5, meaning: "the release did not pass its health check; what was live stays live" },
  store: { code: 6, meaning: "the store cannot be read or written; what was live stays live" },
  stopped: {
    code: 7,
    meaning: "stopped between two waves, as asked or since nobody could be asked; the waves before are live",
  },
} as const;

export type Ending = keyof typeof exitCodes;

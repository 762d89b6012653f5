/** How a changelog is written: the sentences of the changesets alone. `pnpm brand report` quotes them to people who do not know commits. */
export const getReleaseLine = async ({ summary }) => `- ${summary.trim().split("\n").join("\n  ")}`;

/** A package that only follows the version of another one has nothing to tell. */
export const getDependencyReleaseLine = async () => "";

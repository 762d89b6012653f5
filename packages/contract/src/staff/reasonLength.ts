/** How long a reason may be that staff give, in UTF-16 units. */
export const reasonLength = { least: 3, most: 500 } as const;

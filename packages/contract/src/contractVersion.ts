/**
 * The version of the calls: raised when a row, a field or a rule goes away or changes its meaning, so that an engine
 * which was built for another one would fail. A release names the version it needs, and a gateway that serves another
 * one refuses it (brand-platform.md).
 */
export const contractVersion = 1;

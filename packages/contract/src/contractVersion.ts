/**
 * The version of the calls: raised when a row, a field or a rule goes away or changes its meaning, so that an engine which was
 * built for another one would fail. A release asks for one and is refused by a gateway that serves another (brand-platform.md).
 */
export const contractVersion = 1;

/** The id of a provider's method as members' orders name it: `PAY_HOUSE_BANK_QR` for `bank-qr` of `PAY_HOUSE`. */
export const toMethodId = (provider: string, method: string): string =>
  `${provider}_${method.toUpperCase().replaceAll("-", "_")}`;

/** The provider's own name of a method: the opposite of {@link toMethodId}. */
export const toWay = (provider: string, methodId: string): string =>
  (methodId.startsWith(`${provider}_`) ? methodId.slice(provider.length + 1) : methodId)
    .toLowerCase()
    .replaceAll("_", "-");

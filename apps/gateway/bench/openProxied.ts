import type { Gateway } from "../test/visitor.ts";

/** Gateways as visitors reach them through the proxy, each request from a given address. */
export function openProxied({ http }: Gateway, toAddress: () => string): Gateway {
  return {
    http: {
      inject: (outgoing) =>
        http.inject({ ...outgoing, headers: { ...outgoing.headers, "x-forwarded-for": toAddress() } }),
    },
  };
}

/** An address for each number below 2^16, in a network of its own. */
export const toAddress = (network: number, number: number): string =>
  `10.${network}.${(number >> 8) & 255}.${number & 255}`;

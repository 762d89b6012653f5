/** The role that the gateway runs as after its migrations; the first one creates it, and each grants to it what it needs. */
export const gatewayRole = "marquee_gateway";

/** The role that the gateway runs as after its migrations; each migration grants to it what it needs. */
export const gatewayRole = "marquee_gateway";

/** Creates the role. Roles belong to the whole server, so another database may have created it already. */
export const roleSql = `
do $$ begin create role ${gatewayRole} nologin; exception when duplicate_object then null; end $$;
grant ${gatewayRole} to current_user;
`;

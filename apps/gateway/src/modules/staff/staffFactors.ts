import type { Holder } from "../../identity/login/oneTimeStore.ts";

/** A member of staff as the holder of factors: staff belong to no merchant. */
export const toHolder = (staffId: string): Holder => ({ tenantId: "", memberId: staffId });

import type { Permission, StaffMerchant, StaffSession } from "@marquee/contract/staff";
import { createContext, use } from "react";

/** The caller and the merchant that the address names. */
export interface Desk {
  readonly session: StaffSession;
  readonly merchant: StaffMerchant;
}

/** Provided by the frame around every page. */
export const DeskContext = createContext<Desk | undefined>(undefined);

/** The caller and the merchant. @throws Error outside a page */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (desk === undefined) throw new Error("a page of the back office stands inside its frame");
  return desk;
}

/** The code of the merchant that the address names. */
export const useMerchantCode = (): string => useDesk().merchant.code;

/** Whether the caller may do something at this merchant. */
export function useMay(permission: Permission): boolean {
  return useDesk().merchant.permissions.includes(permission);
}

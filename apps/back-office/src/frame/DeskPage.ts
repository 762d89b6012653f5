import type { MessageDescriptor } from "@lingui/core";
import type { Permission, StaffMerchant, StaffSession } from "@marquee/contract/staff";
import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";

/** The groups of the menu, in its order. */
export const pageGroups = ["work", "site", "control"] as const;

/** A page of the back office, as a domain's manifest names it. */
export interface DeskPage {
  /** Its address below the merchant's, such as `audit`; `members/:id` for a page of one thing, which the menu leaves out. */
  readonly path: string;
  readonly title: MessageDescriptor;
  readonly icon: LucideIcon;
  readonly group: (typeof pageGroups)[number];
  /** Who sees it: what he must be allowed to do at the merchant, or at all of them. */
  readonly permission: Permission;
  /** The page is about all merchants together. */
  readonly platform?: true;
  /** Goes there after `g`: one letter, unique over all pages. */
  readonly letter?: string;
  /** It is reached from another page and stands in no menu. */
  readonly hidden?: true;
  readonly load: () => Promise<{ readonly Page: ComponentType }>;
}

/** What a domain adds to the back office: its folder's manifest exports one, and `pages.ts` lists it. */
export interface DeskModule {
  readonly domain: string;
  readonly pages: readonly DeskPage[];
}

/** Whether somebody sees a page at a merchant. */
export function canOpen(
  { permission, platform }: DeskPage,
  session: Pick<StaffSession, "permissions">,
  merchant: Pick<StaffMerchant, "permissions">,
): boolean {
  return (platform ? session : merchant).permissions.includes(permission);
}

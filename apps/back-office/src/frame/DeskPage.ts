import type { MessageDescriptor } from "@lingui/core";
import type { Permission, StaffMerchant, StaffSession } from "@marquee/contract/staff";
import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";

/** The groups of the menu, in its order. */
export const pageGroups = ["work", "site", "control"] as const;

type PageGroup = (typeof pageGroups)[number];

/** The key of a group in the way to a page by keys: `g`, the group's key, the page's letter. */
const groupKeys: Readonly<Record<PageGroup, string>> = { work: "w", site: "s", control: "c" };

/** A page of the back office, as a domain's manifest names it. */
export interface DeskPage {
  /** Its address below the merchant's, such as `audit`; `members/:id` for a page of one thing, which the menu leaves out. */
  readonly path: string;
  readonly title: MessageDescriptor;
  readonly icon: LucideIcon;
  readonly group: PageGroup;
  /** Who sees it: what he must be allowed to do at the merchant, or at all of them. */
  readonly permission: Permission;
  /** The page is about all merchants together. */
  readonly platform?: true;
  /** Goes there after `g` and the key of its group: one letter, unique in the group. */
  readonly letter?: string;
  /** It is reached from another page and stands in no menu. */
  readonly hidden?: true;
  readonly load: () => Promise<{ readonly Page: ComponentType }>;
}

/** Whether somebody sees a page at a merchant. */
export function canOpen(
  { permission, platform }: DeskPage,
  session: Pick<StaffSession, "permissions">,
  merchant: Pick<StaffMerchant, "permissions">,
): boolean {
  return (platform ? session : merchant).permissions.includes(permission);
}

/** The keys that go to a page, such as `g w d`; none without a letter. */
export const toKeys = ({ group, letter }: DeskPage): string =>
  letter === undefined ? "" : `g ${groupKeys[group]} ${letter}`;

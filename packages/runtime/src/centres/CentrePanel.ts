import type { MessageDescriptor } from "@lingui/core";
import type { AccountKind, ModId } from "@marquee/contract";
import type { IconPicture } from "@marquee/ui-kit";
import type { ComponentType } from "react";

/** The two centres: a member's own affairs, and an agent's team. */
export type CentreId = "member" | "agent";

/** A centre's module, without which it does not exist, and for whom it is. */
export type CentreDoor = {
  readonly centre: CentreId;
  readonly moduleId: ModId;
  /** Whether it is for this kind of account; without it the centre is for all. */
  readonly admits?: (kind: AccountKind, isOn: (moduleId: ModId) => boolean) => boolean;
};

/** What stands above a centre's menu, such as the member's money. */
export type CentreSummary = {
  readonly id: string;
  readonly centre: CentreId;
  /** Place above the menu, ascending. */
  readonly order: number;
  readonly moduleId: ModId;
  readonly load: () => Promise<{ readonly Summary: ComponentType }>;
};

/** A heading in a centre's menu. A feature may put panels under another one's heading: a group belongs to the centre. */
export type PanelGroup = {
  readonly id: string;
  readonly centre: CentreId;
  /** Place in the centre's menu, ascending. */
  readonly order: number;
  readonly label: MessageDescriptor;
};

/** A mark beside a panel's name. */
export type PanelBadge = {
  /** How many; above 99 it reads `99+`, and 0 shows nothing. Without it the mark is a dot. */
  readonly count?: number;
  /** What a screen reader says after the panel's name: "3 unread". */
  readonly label: string;
};

/** A panel of the member or agent centre (MC, AC). Its address is `/member/<id>` or `/agent/<id>`. */
export type CentrePanel = {
  /** The specification's name (§2): letters and digits. */
  readonly id: string;
  readonly centre: CentreId;
  /** A `PanelGroup` of the same centre. */
  readonly group: string;
  /** Place in its group, ascending. */
  readonly order: number;
  readonly moduleId: ModId;
  /**
   * A hook that says whether the panel applies to this merchant and member, beside its module; undefined while that is not known. It asks
   * for nothing where the module is off.
   */
  readonly useIsThere?: (isOn: boolean) => boolean | undefined;
  readonly label: MessageDescriptor;
  readonly icon: IconPicture;
  /** A hook that returns the current mark, or null. It runs while the centre's menu is shown. */
  readonly useBadge?: () => PanelBadge | null;
  /** Its count stands at the account's tab of a phone too; the first panel that says so has it. */
  readonly isOnTab?: true;
  /** A trial agent reads the same in it as an agent; every other panel of the agent centre shows it a sample (contract 3.9.6). */
  readonly hasNoSample?: true;
  readonly load: () => Promise<{ readonly Panel: ComponentType }>;
};

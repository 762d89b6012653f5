import type { I18n, MessageDescriptor } from "@lingui/core";
import type { MemberSheet, Permission } from "@marquee/contract/staff";
import type { ComponentType } from "react";
import type { DeskPage } from "./DeskPage.ts";

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** A part of the page about a member: a tab. */
interface MemberPart {
  readonly key: string;
  readonly label: MessageDescriptor;
  /** Where its tab stands among those of all domains: the smallest first. */
  readonly place: number;
  /** Who sees it; everybody who sees the page without. */
  readonly permission?: Permission;
  readonly load: Load<{ readonly member: MemberSheet }>;
}

/** What the form of an act gets. */
export interface ActProps {
  readonly member: MemberSheet;
  /** The version of the member that the reader has seen. */
  readonly seen: number;
  readonly onSeen: (version: number) => void;
  readonly onClose: () => void;
}

/** Something that may be done to a member: a button, and a form in a dialog. */
interface MemberAct {
  readonly key: string;
  readonly label: MessageDescriptor;
  readonly place: number;
  readonly permission: Permission;
  readonly isOffered: (member: MemberSheet) => boolean;
  readonly load: Load<ActProps>;
}

/** The name of what the gateway counts under a key, and the way to it. */
interface WaitingName {
  readonly key: string;
  readonly name: MessageDescriptor;
  /** One of them, in the queue. */
  readonly item?: MessageDescriptor;
  /** The page below the merchant's address, and what is asked of it. */
  readonly path: string;
  readonly query?: string;
  /** The page of one of them, below the merchant's address; without it that of all. */
  readonly toPath?: (subject: string) => string;
  /** Ordinary work to do, where the others are failures. */
  readonly isWork?: true;
}

/** What a proposal would do, as its use case stored it. */
type ProposalData = Readonly<Record<string, unknown>>;

/** A kind of proposal of the domain in words. */
export interface ProposalText {
  readonly kind: string;
  readonly name: MessageDescriptor;
  /** What it would do, on one line; left out where the kind says all. */
  readonly toText?: (data: ProposalData, i18n: I18n) => string;
  /** The page of what it is about, below the merchant's address. */
  readonly toPath?: (data: ProposalData) => string | undefined;
  /** What whoever decides has to see besides. */
  readonly loadDetail?: Load<{ readonly id: string; readonly data: ProposalData }>;
}

/** Somewhere to go. */
export interface Command {
  /** The address, and what its list is narrowed to by more than the address says. */
  readonly path: string;
  readonly title: string;
  readonly hint: string;
}

/** Something in the bar above every page, for who may use it. */
interface BarPart {
  readonly key: string;
  readonly permission: Permission;
  readonly load: Load<object>;
}

/** What a domain adds to the back office: the manifest in its folder, `<domain>Desk.ts`. */
export interface DeskModule {
  readonly domain: string;
  /** Where its pages stand in the groups of the menu: the smallest first. */
  readonly place: number;
  readonly pages: readonly DeskPage[];
  readonly memberParts?: readonly MemberPart[];
  readonly memberActs?: readonly MemberAct[];
  readonly barParts?: readonly BarPart[];
  readonly waiting?: readonly WaitingName[];
  /** Its kinds of proposals. */
  readonly proposals?: readonly ProposalText[];
  /** Hooks that find what a typed text names, once its writer pauses; nothing for the empty text. */
  readonly searches?: readonly ((text: string) => readonly Command[])[];
}

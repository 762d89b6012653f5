import type { I18n } from "@lingui/core";
import type { Proposal } from "@marquee/contract/staff";
import { deskModules } from "../deskModules.ts";
import type { ProposalText } from "../frame/DeskModule.ts";

const texts = new Map(deskModules.flatMap(({ proposals = [] }) => proposals).map((text) => [text.kind, text]));

/** The data of a proposal as its domain stored it. */
export const toData = ({ data }: Pick<Proposal, "data">): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(Object(data)));

/** A kind of proposal in words; undefined for one of a newer gateway. */
export const findProposalText = (kind: string): ProposalText | undefined => texts.get(kind);

/** Every kind that has a name. */
export const listProposalKinds = (): readonly string[] => [...texts.keys()];

/** The name of a kind. */
export function toKindName(kind: string, i18n: I18n): string {
  const text = texts.get(kind);
  return text === undefined ? kind : i18n._(text.name);
}

/** What a proposal would do, on one line; undefined where its domain does not say. */
export const toWhat = (proposal: Pick<Proposal, "kind" | "data">, i18n: I18n): string | undefined =>
  texts.get(proposal.kind)?.toText?.(toData(proposal), i18n);

import type { Texts } from "@marquee/i18n";
import type { ComponentType } from "react";
import type { FeatureModule, HeaderAction } from "../FeatureModule.ts";
import { lazyWithRetry } from "../routing/lazyWithRetry.ts";
import { withTexts } from "../routing/withTexts.ts";

/** A part of the header, ready to render. */
type HeaderPart = Pick<HeaderAction, "id" | "moduleId"> & {
  readonly Action: ComponentType;
  readonly isForMembers: boolean;
};

/** The features' parts that a first page may show, created once, because a component must keep its identity while it is shown. */
export type FirstParts = {
  /** In the order in which they stand. */
  readonly header: readonly HeaderPart[];
  /** The pages of status 1 and 2 (spec §2), and the frame of a page that they do not replace. */
  readonly statusScreens: Readonly<Partial<Record<1 | 2 | "page", ComponentType>>>;
};

/** Collects what a first page may show; the lazy ones bring the rest of the texts with them. */
export function toFirstParts(features: readonly FeatureModule[], texts: Pick<Texts, "complete">): FirstParts {
  const header = features
    .flatMap(({ headerActions = [] }) => headerActions)
    .toSorted((a, b) => a.order - b.order)
    .map((action): HeaderPart => {
      const { id, moduleId } = action;
      if ("Action" in action) return { id, moduleId, Action: action.Action, isForMembers: false };
      const Action = lazyWithRetry(withTexts(texts, action.loadForMembers), "Action");
      return { id, moduleId, Action, isForMembers: true };
    });
  const screens = features.find(({ statusScreens }) => statusScreens)?.statusScreens;
  return {
    header,
    statusScreens: screens
      ? {
          1: lazyWithRetry(withTexts(texts, screens.maintenance), "Screen"),
          2: lazyWithRetry(withTexts(texts, screens.region), "Screen"),
          page: lazyWithRetry(withTexts(texts, screens.page), "Screen"),
        }
      : {},
  };
}

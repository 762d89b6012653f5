import type { Texts } from "@marquee/i18n";
import type { ComponentType, ReactNode } from "react";
import type { CentreProps } from "../centres/CentrePanel.ts";
import type { FeatureModule, GameWatch, GameWatchProps, HeaderAction, PanelGuard } from "../FeatureModule.ts";
import type { ModalParams } from "../modals/defineModal.ts";
import type { FeatureModal, ModalProps } from "../modals/showModal.ts";
import { lazyWithRetry } from "../routing/lazyWithRetry.ts";
import { withTexts } from "../routing/withTexts.ts";

/** A modal whose chunk comes when it is first shown. */
export type LazyModal = Pick<FeatureModal, "moduleId"> & { readonly Modal: ComponentType<ModalProps<ModalParams>> };

/** A part of the header, ready to render. */
type HeaderPart = Pick<HeaderAction, "id" | "moduleId"> & {
  readonly Action: ComponentType;
  readonly isForMembers: boolean;
};

/** The features' parts beside routes, created once, because a component must keep its identity while it is shown. */
export type LazyParts = {
  /** In the order in which they stand. */
  readonly header: readonly HeaderPart[];
  readonly modals: ReadonlyMap<string, LazyModal>;
  /** By the panel that each stands before. */
  readonly panelGuards: ReadonlyMap<
    string,
    Pick<PanelGuard, "moduleId"> & { readonly Guard: ComponentType<{ readonly children: ReactNode }> }
  >;
  readonly gameWatches: readonly (Pick<GameWatch, "id" | "moduleId"> & {
    readonly Watch: ComponentType<GameWatchProps>;
  })[];
  readonly Centre: ComponentType<CentreProps> | undefined;
  /** The pages of status 1 and 2 (spec §2). */
  readonly statusScreens: Readonly<Partial<Record<1 | 2, ComponentType>>>;
};

/** Collects the parts of the compiled features; the lazy ones bring the rest of the texts with them. */
export function toLazyParts(features: readonly FeatureModule[], texts: Pick<Texts, "complete">): LazyParts {
  const header = features
    .flatMap(({ headerActions = [] }) => headerActions)
    .toSorted((a, b) => a.order - b.order)
    .map((action): HeaderPart => {
      const { id, moduleId } = action;
      if ("Action" in action) return { id, moduleId, Action: action.Action, isForMembers: false };
      return {
        id,
        moduleId,
        Action: lazyWithRetry(withTexts(texts, action.loadForMembers), "Action"),
        isForMembers: true,
      };
    });
  const modals = features
    .flatMap(({ modals: list = [] }) => list)
    .map(({ name, moduleId, load }): [string, LazyModal] => [
      name,
      { moduleId, Modal: lazyWithRetry(withTexts(texts, load), "Modal") },
    ]);
  const loadCentre = features.find((feature) => feature.loadCentre)?.loadCentre;
  const screens = features.find(({ statusScreens }) => statusScreens)?.statusScreens;
  return {
    header,
    modals: new Map(modals),
    panelGuards: new Map(
      features
        .flatMap(({ panelGuards = [] }) => panelGuards)
        .map(({ panel, moduleId, load }) => [
          panel,
          { moduleId, Guard: lazyWithRetry(withTexts(texts, load), "Guard") },
        ]),
    ),
    gameWatches: features
      .flatMap(({ gameWatches = [] }) => gameWatches)
      .map(({ id, moduleId, load }) => ({ id, moduleId, Watch: lazyWithRetry(withTexts(texts, load), "Watch") })),
    Centre: loadCentre && lazyWithRetry(withTexts(texts, loadCentre), "Centre"),
    statusScreens: screens
      ? {
          1: lazyWithRetry(withTexts(texts, screens.maintenance), "Screen"),
          2: lazyWithRetry(withTexts(texts, screens.region), "Screen"),
        }
      : {},
  };
}

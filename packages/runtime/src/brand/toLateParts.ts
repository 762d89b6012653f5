import type { Texts } from "@marquee/i18n";
import type { ComponentType, ReactNode } from "react";
import type { FeatureModule, GameWatch, GameWatchProps, PanelGuard } from "../FeatureModule.ts";
import type { ModalParams } from "../modals/defineModal.ts";
import type { FeatureModal, ModalProps } from "../modals/showModal.ts";
import { lazyWithRetry } from "../routing/lazyWithRetry.ts";
import { withTexts } from "../routing/withTexts.ts";

/** A modal whose chunk comes when it is first shown. */
export type LazyModal = Pick<FeatureModal, "moduleId"> & { readonly Modal: ComponentType<ModalProps<ModalParams>> };

/** The features' parts that show when the manifests are whole, created once. */
export type LateParts = {
  readonly modals: ReadonlyMap<string, LazyModal>;
  /** By the panel that each stands before. */
  readonly panelGuards: ReadonlyMap<
    string,
    Pick<PanelGuard, "moduleId"> & { readonly Guard: ComponentType<{ readonly children: ReactNode }> }
  >;
  readonly gameWatches: readonly (Pick<GameWatch, "id" | "moduleId"> & {
    readonly Watch: ComponentType<GameWatchProps>;
  })[];
  readonly Centre: ComponentType | undefined;
};

/** Collects the parts of whole manifests; they bring the rest of the texts with them. */
export function toLateParts(features: readonly FeatureModule[], texts: Pick<Texts, "complete">): LateParts {
  const modals = features
    .flatMap(({ modals: list = [] }) => list)
    .map(({ name, moduleId, load }): [string, LazyModal] => [
      name,
      { moduleId, Modal: lazyWithRetry(withTexts(texts, load), "Modal") },
    ]);
  const loadCentre = features.find((feature) => feature.loadCentre)?.loadCentre;
  return {
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
  };
}

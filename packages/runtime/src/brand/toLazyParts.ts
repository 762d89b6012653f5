import type { ComponentType } from "react";
import type { FeatureModal, FeatureModule, ModalName, ModalProps } from "../FeatureModule.ts";
import { lazyWithRetry } from "../routing/lazyWithRetry.ts";

/** A modal whose chunk comes when it is first shown. */
type LazyModal = Pick<FeatureModal, "moduleId"> & { readonly Modal: ComponentType<ModalProps> };

/** What the features bring beside routes, made once: a component must not be made anew while it is shown. */
export type LazyParts = {
  readonly modals: ReadonlyMap<ModalName, LazyModal>;
  readonly Centre: ComponentType | undefined;
  /** The pages of status 1 and 2 (spec §2). */
  readonly statusScreens: Readonly<Partial<Record<1 | 2, ComponentType>>>;
};

/** Collects the lazy parts of the compiled features. */
export function toLazyParts(features: readonly FeatureModule[]): LazyParts {
  const modals = features
    .flatMap(({ modals: list = [] }) => list)
    .map(({ name, moduleId, load }): [ModalName, LazyModal] => [name, { moduleId, Modal: lazyWithRetry(load, "Modal") }]);
  const loadCentre = features.find((feature) => feature.loadCentre)?.loadCentre;
  const screens = features.find(({ statusScreens }) => statusScreens)?.statusScreens;
  return {
    modals: new Map(modals),
    Centre: loadCentre && lazyWithRetry(loadCentre, "Centre"),
    statusScreens: screens ? { 1: lazyWithRetry(screens.maintenance, "Screen"), 2: lazyWithRetry(screens.region, "Screen") } : {},
  };
}

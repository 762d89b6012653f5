import type { SystemStatus } from "@marquee/contract";
import { useMemo } from "react";
import { useApp } from "../brand/AppContext.ts";
import { type AppState, useAppSelector } from "../createStore.ts";
import type { FeatureModule } from "../FeatureModule.ts";
import { selectStatus } from "../startup/statusQuery.ts";

/**
 * The public state (EN-25): what the page knows of the site and of the member, read from the answers that the client keeps. Nothing is
 * copied: a value is what the last answer said, and undefined before the first one, after logging out, and where no compiled feature has
 * it. Nothing is asked for either: whoever shows a value that no other part of the page asks for uses the query's hook. A feature adds
 * its own where its selectors are: `declare module "@marquee/runtime" { interface PublicState { readonly balance: string } }`
 */
export interface PublicState {
  /** The sign of the merchant's own currency; a member may have another one (`useCurrencySymbol`). */
  readonly currencySymbol: string;
  /** Where customer service is (CS-01); also undefined where the merchant offers none. */
  readonly customerService: NonNullable<SystemStatus["info"]["customerService"]>;
  /** The tab icon's path; empty where it is the brand's own (SH-22). */
  readonly favicon: string;
}

/** Selectors of the public state; banners and notices are a merchant's. */
export type PublicSelectors = {
  readonly [Name in keyof PublicState]?: (state: AppState, merchantCode: string) => PublicState[Name] | undefined;
};

/** What the site's status says; it is no feature's. */
const own: PublicSelectors = {
  currencySymbol: (state) => selectStatus(state).data?.info.settings.currencySymbol,
  customerService: (state) => selectStatus(state).data?.info.customerService,
  favicon: (state) => selectStatus(state).data?.mobileTemplate.favicon,
};

/** The whole public state of these features, as selectors. */
export const toPublicSelectors = (features: readonly FeatureModule[]): PublicSelectors =>
  Object.assign({}, ...features.map(({ publicState }) => publicState), own);

/** A value of the public state as it is now. */
export function usePublicState<Name extends keyof PublicState>(name: Name): PublicState[Name] | undefined {
  const { features, settings } = useApp();
  const selectors = useMemo(() => toPublicSelectors(features), [features]);
  return useAppSelector((state) => selectors[name]?.(state, settings.merchantCode));
}

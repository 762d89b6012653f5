import { createContext, use, type AnchorHTMLAttributes, type ComponentType, type ReactNode, type Ref } from "react";
import type { UiKitStrings } from "./UiKitStrings.ts";

/** What a link of the app must be able to take: an anchor's attributes with a certain address. */
export interface UiKitLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads. */
  readonly href: string;
  /** The anchor element. */
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** What ui-kit cannot know by itself. */
export interface UiKitSettings {
  /** All words, in the page's language. */
  readonly strings: UiKitStrings;
  /** A decimal string such as `"1234.5"` as the player reads it, e.g. `"1,234.50"`; a currency adds its sign. */
  readonly formatMoney: (amount: string, currency?: string) => string;
  /** An ISO instant as the player reads it, in the viewer's zone. */
  readonly formatDateTime: (instant: string, timeZone?: string) => string;
  /** How inner links are followed; a plain `<a>` when the app has no router. */
  readonly link?: ComponentType<UiKitLinkProps> | undefined;
}

const UiKitContext = createContext<UiKitSettings | undefined>(undefined);

/** Hands words, formatters and the router's link to every component below it. */
export function UiKitProvider({
  settings,
  children,
}: {
  /** Words, formatters and the link. */
  readonly settings: UiKitSettings;
  /** Who uses them. */
  readonly children: ReactNode;
}): ReactNode {
  return <UiKitContext value={settings}>{children}</UiKitContext>;
}

/**
 * The settings of the nearest provider.
 * @throws Error when there is none: a component without words would be silent.
 */
export function useUiKit(): UiKitSettings {
  const settings = use(UiKitContext);
  if (!settings) throw new Error("ui-kit components need a <UiKitProvider> above them");
  return settings;
}

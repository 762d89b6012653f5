import type { Brand } from "@marquee/whitelabel/brand";

/** What a module's calls ask of who calls: `login` waits for one, `account` refuses a trial account too. */
export type SessionNeed = "login" | "account";

/** What the page's server knows and the page does not: the brand's data, and which engine and layer these are. */
export type PanelData = {
  readonly brand: string;
  readonly merchantCode: string;
  readonly modules: Brand["modules"];
  readonly engine: string;
  readonly layer: string;
};

/** {@link PanelData} with what the contract's rows say, as it stands in the page. */
export type PanelBlock = PanelData & { readonly needs: Readonly<Record<string, SessionNeed>> };

/** The id of the data block, and the name that nothing of a release may hold. */
export const panelId = "mq-module-panel";

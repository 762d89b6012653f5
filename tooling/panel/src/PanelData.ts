import type { Brand } from "@marquee/whitelabel/brand";

/** What a module's calls require of the caller: `login` is any login, `account` a login with an account that is not a trial. */
export type SessionNeed = "login" | "account";

/** What the page's server knows and the page does not: the brand's data, and the engine and layer of the page. */
export type PanelData = {
  readonly brand: string;
  readonly merchantCode: string;
  readonly modules: Brand["modules"];
  readonly engine: string;
  readonly layer: string;
};

/** The data block in the page: {@link PanelData}, and the session need of each module from the contract's rows. */
export type PanelBlock = PanelData & { readonly needs: Readonly<Record<string, SessionNeed>> };

/** The id of the data block. A test checks that no release contains this text. */
export const panelId = "mq-module-panel";

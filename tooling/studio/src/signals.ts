/** The name of the element of the workshop's page that holds the run's token. */
export const tokenId = "marquee-studio-token";

/** Where the workshop's server answers the studio. */
export const doorPath = "/marquee-studio";

/** The header that carries the run's token: no page of another origin may set it without being asked. */
export const tokenHeader = "x-marquee-studio";

/** From a frame of stories to the panel: it begins, and knows no edits yet. */
export const framed = "marquee/studio/framed";

/** From the panel to the frame: the styles that a brand's stories wear, with what is not saved yet. */
export const worn = "marquee/studio/worn";

/** What {@link worn} carries: a brand's id and its custom properties as CSS. */
export interface Worn {
  readonly brand: string;
  readonly css: string;
}

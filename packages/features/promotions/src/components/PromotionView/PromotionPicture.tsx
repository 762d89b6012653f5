import { toImageUrl } from "@marquee/api-client";
import type { PromotionLine } from "@marquee/contract";
import { from } from "@marquee/design-tokens";
import { useStatusQuery } from "@marquee/runtime";
import { SmartImage } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Base = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  span { block-size: 100%; }
  > [data-for="wide"]:not(:only-child) { display: none; }
  @media ${from("tablet")} {
    > [data-for="wide"]:not(:only-child) { display: block; }
    > [data-for="phone"] { display: none; }
  }
  > div { block-size: 100%; }
`;

type Props = {
  readonly line: Pick<PromotionLine, "picture" | "phonePicture">;
  /** The first screen shows it. */
  readonly eager?: boolean;
};

/** A promotion's picture, on a phone its own one where it has one; the words beside it name the promotion. */
export function PromotionPicture({ line: { picture, phonePicture }, eager = false }: Props) {
  const hosts = useStatusQuery().data?.info.imageCDNs ?? [];
  const toImage = (path: string) => (
    <SmartImage src={toImageUrl(path, hosts)} alt="" width={640} height={360} eager={eager} />
  );
  return (
    <Base aria-hidden="true">
      {phonePicture !== null && <div data-for="phone">{toImage(phonePicture)}</div>}
      <div data-for="wide">{toImage(picture)}</div>
    </Base>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { mostVariants } from "@marquee/contract";
import type { SaveBanner } from "@marquee/contract/staff";
import { Button, Text } from "@marquee/ui-kit";
import { useState } from "react";
import { type AudienceValues, toWord } from "../notices/audienceValues.ts";
import { Pair } from "../../forms/fieldRows.ts";
import { BannerPictureField } from "./BannerPictureField.tsx";

const places = Array.from({ length: mostVariants }, (_, index) => index);

const pictureKey = (place: number): string => `variant${place}`;
const phoneKey = (place: number): string => `variantPhone${place}`;

/** The pictures that a banner is compared with, as a form opens with them. */
export const toVariantValues = (variants: SaveBanner["variants"]): AudienceValues =>
  Object.fromEntries(
    places.flatMap((place) => [
      [pictureKey(place), variants[place]?.picture ?? ""],
      [phoneKey(place), variants[place]?.phonePicture ?? ""],
    ]),
  );

/** The pictures of the fields that are filled in. */
export const toVariants = (values: AudienceValues): SaveBanner["variants"] =>
  places.flatMap((place) => {
    const picture = toWord(values[pictureKey(place)]);
    return picture === "" ? [] : [{ picture, phonePicture: toWord(values[phoneKey(place)]) || null }];
  });

/** Other pictures, between which and the banner's own visitors are divided. */
export function VariantFields({ count }: { readonly count: number }) {
  const { t } = useLingui();
  const [shown, setShown] = useState(count);
  return (
    <>
      {places.slice(0, shown).map((place) => (
        <Pair key={place}>
          <BannerPictureField
            name={pictureKey(place)}
            label={t`Picture ${place + 2}`}
            hint={t`Compared with the others; empty for none.`}
          />
          <BannerPictureField
            name={phoneKey(place)}
            label={t`Picture ${place + 2} for phones`}
            hint={t`16:9; empty for the same.`}
          />
        </Pair>
      ))}
      {shown === 0 ? null : (
        <Text size="small" tone="muted">
          <Trans>Each visitor always sees the same picture; views and clicks of each are counted.</Trans>
        </Text>
      )}
      {shown < mostVariants ? (
        <div>
          <Button size="small" look="quiet" onClick={() => setShown(shown + 1)}>
            <Trans>Compare with another picture</Trans>
          </Button>
        </div>
      ) : null}
    </>
  );
}

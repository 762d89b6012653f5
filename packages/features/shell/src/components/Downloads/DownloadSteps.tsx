import { useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import type { Platform } from "../../model/useDownloads.ts";
import { type Step, StepPicture } from "./StepPicture.tsx";

const Base = styled.div`container-type: inline-size;`;
// Two and two, or four in a row: never three and one.
const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  @container (min-width: 36rem) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  gap: ${token("space.16")};
  > li { display: grid; align-content: start; justify-items: start; gap: ${token("space.8")}; }
`;
const Words = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token("space.8")};
  > b {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border-radius: ${token("radius.full")};
    background: ${token("color.primary")};
    color: ${token("color.onPrimary")};
    font-size: ${token("text.label")};
  }
`;

/** The four steps of a system, each with its number, a picture and a text (DL-02). */
export function DownloadSteps({ platform }: { readonly platform: Platform }) {
  const { t } = useLingui();
  const texts: Readonly<Record<Platform, Readonly<Record<Step, string>>>> = {
    android: {
      scan: t`Scan the code with your phone's camera and open its address in the browser.`,
      menu: t`Open the browser's menu at the top right.`,
      add: t`Choose "Add to Home screen". If a file was downloaded, open the file instead.`,
      confirm: t`Confirm. The icon is on your home screen.`,
    },
    ios: {
      scan: t`Scan the code with your phone's camera and allow the download of the profile.`,
      menu: t`Install the profile in Settings. Without it, open this site in Safari and tap Share.`,
      add: t`In the list that opens, choose "Add to Home Screen".`,
      confirm: t`Tap "Add". The icon is on your home screen.`,
    },
  };
  const steps: readonly Step[] = ["scan", "menu", "add", "confirm"];
  return (
    <Base>
      <List aria-label={t`Steps`}>
        {steps.map((step, index) => (
          <li key={step}>
            <StepPicture platform={platform} step={step} />
            <Words>
              <b aria-hidden="true">{index + 1}</b>
              <Text size="small">{texts[platform][step]}</Text>
            </Words>
          </li>
        ))}
      </List>
    </Base>
  );
}

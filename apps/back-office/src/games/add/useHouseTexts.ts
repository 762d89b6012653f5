import { useLingui } from "@lingui/react/macro";
import { type GameMechanic, type HouseModelId, houseModels, type HouseTheme, type Volatility } from "@marquee/contract";

/** What the game house's models and looks are called. */
export function useHouseTexts() {
  const { t, i18n } = useLingui();
  const mechanics: Readonly<Record<GameMechanic, string>> = {
    MULTIPLIER: t`Wilds that multiply`,
    FREESPIN: t`Free spins`,
    PICK: t`A pick of prizes`,
    TUMBLE: t`Falling symbols`,
    RESPIN: t`Respins that hold`,
  };
  const volatilities: Readonly<Record<Volatility, string>> = {
    LOW: t`low volatility`,
    MEDIUM: t`medium volatility`,
    HIGH: t`high volatility`,
  };
  const themes: Readonly<Record<HouseTheme, string>> = {
    gems: t`Gems`,
    fruits: t`Fruits`,
    sea: t`Sea`,
    lanterns: t`Lanterns`,
    sports: t`Sports`,
    night: t`Night`,
  };
  const toModel = (id: HouseModelId): string => {
    const { mechanic, volatility, rtp } = houseModels[id];
    const returned = i18n.number(rtp / 10_000, { style: "percent", minimumFractionDigits: 2 });
    return `${mechanics[mechanic]}, ${volatilities[volatility]}, ${returned}`;
  };
  return { themes, toModel };
}

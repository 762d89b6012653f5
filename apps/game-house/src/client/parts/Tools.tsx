import { type ReactElement, useState } from "react";
import type { Words } from "../texts/createWords.ts";
import { IconButton } from "./IconButton.tsx";

/** The sheets that a button opens. */
export type SheetName = "rules" | "history" | "fairness";

type Props = {
  readonly t: Words["t"];
  readonly onSound: (isOn: boolean) => void;
  readonly onOpen: (sheet: SheetName) => void;
};

/** Sound, and what there is to read about the game and its rounds. */
export function Tools({ t, onSound, onOpen }: Props): ReactElement {
  const [hasSound, setHasSound] = useState(false);
  return (
    <>
      <IconButton
        icon={hasSound ? "soundOn" : "soundOff"}
        label={t(hasSound ? "soundOff" : "soundOn")}
        onPress={() => {
          setHasSound(!hasSound);
          onSound(!hasSound);
        }}
      />
      <IconButton icon="fairness" label={t("fairness")} onPress={() => onOpen("fairness")} />
      <IconButton icon="history" label={t("history")} onPress={() => onOpen("history")} />
      <IconButton icon="rules" label={t("rules")} onPress={() => onOpen("rules")} />
    </>
  );
}

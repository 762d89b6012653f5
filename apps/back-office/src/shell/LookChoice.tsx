import { useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { DarkIcon, IconButton, LightIcon, SelectField } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { activateLanguage } from "../texts/loadTexts.ts";
import { type DeskLanguage, deskLanguages, getTheme, setTheme } from "../texts/preferences.ts";

const Base = styled.div`display: flex; align-items: end; gap: ${token("space.8")};`;

const options = Object.entries(deskLanguages).map(([value, label]) => ({ value, label }));
const isLanguage = (text: string): text is DeskLanguage => Object.hasOwn(deskLanguages, text);

/** Language and look, kept on this device. */
export function LookChoice() {
  const { t, i18n } = useLingui();
  const [theme, show] = useState(getTheme);
  const other = theme === "dark" ? "light" : "dark";
  return (
    <Base>
      <SelectField
        label={t`Language`}
        options={options}
        value={i18n.locale}
        onChange={({ target }) => {
          if (isLanguage(target.value)) void activateLanguage(target.value);
        }}
      />
      <IconButton
        label={other === "dark" ? t`Dark look` : t`Light look`}
        onClick={() => {
          setTheme(other);
          show(other);
        }}
      >
        {other === "dark" ? <DarkIcon size={18} /> : <LightIcon size={18} />}
      </IconButton>
    </Base>
  );
}

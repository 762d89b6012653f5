import { useLingui } from "@lingui/react/macro";
import { isLanguageCode, languages } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { useBrand, useIsOn, useLanguage } from "@marquee/runtime";
import { LanguageIcon } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: ${token("space.12")};
  margin: ${token("space.12")};
  padding-inline: ${token("space.12")};
  border-radius: ${token("radius.control")};
  box-shadow: inset 0 0 0 1px ${token("color.line")};
  color: ${token("color.muted")};
  > svg { flex: none; }
  > select {
    flex: 1;
    min-inline-size: 0;
    min-block-size: ${token("layout.tap")};
    border: 0;
    background: transparent;
    color: ${token("color.text")};
    cursor: pointer;
    > option { background: ${token("color.surface")}; }
  }
`;

/** The languages that the brand offers (SM-09, LT-02); choosing one changes all texts without a reload. */
export function LanguageSelect() {
  const { t } = useLingui();
  const { locales } = useBrand();
  const { language, setLanguage } = useLanguage();
  const isOn = useIsOn("LANG3");
  if (!isOn) return null;
  const choose = (code: string): void => {
    if (isLanguageCode(code)) void setLanguage(code);
  };
  return (
    <Label>
      <LanguageIcon size={20} aria-hidden="true" />
      <select aria-label={t`Language`} value={language} onChange={(event) => choose(event.target.value)}>
        {languages
          .filter(({ code }) => locales.enabled.includes(code))
          .map(({ code, name, tag }) => (
            <option key={code} value={code} lang={tag}>
              {name}
            </option>
          ))}
      </select>
    </Label>
  );
}

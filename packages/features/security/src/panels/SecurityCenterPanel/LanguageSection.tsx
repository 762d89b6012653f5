import { useLingui } from "@lingui/react/macro";
import { isLanguageCode, languages } from "@marquee/contract";
import { useBrand, useLanguage } from "@marquee/runtime";
import { LanguageIcon, SelectField } from "@marquee/ui-kit";
import { Row } from "../../components/Row.tsx";

/** The language of the pages and of the messages to the member (LT-04). */
export function LanguageSection() {
  const { t } = useLingui();
  const { locales } = useBrand();
  const { language, setLanguage } = useLanguage();
  const options = languages
    .filter(({ code }) => locales.enabled.includes(code))
    .map(({ code, name }) => ({ value: code, label: name }));
  return (
    <Row icon={LanguageIcon} title={t`Language`} summary={t`Of the site, and of our messages to you.`}>
      <SelectField
        label={t`Language of site and messages`}
        options={options}
        value={language}
        onChange={({ target: { value } }) => {
          if (isLanguageCode(value)) void setLanguage(value);
        }}
      />
    </Row>
  );
}

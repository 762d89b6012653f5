import { useLingui } from "@lingui/react/macro";
import { toImageUrl } from "@marquee/api-client";
import { token } from "@marquee/design-tokens";
import { toFieldText } from "@marquee/i18n";
import { useStatusQuery } from "@marquee/runtime";
import { ComboBox, FormTextField } from "@marquee/ui-kit";
import { useFormikContext } from "formik";
import { type Ref, useMemo } from "react";
import { styled } from "styled-components";
import type { RegisterField, RegisterValues } from "../../model/registerFields.ts";
import type { Mobiles } from "../../model/useMobileCheck.ts";

const Line = styled.div`
  display: grid;
  grid-template-columns: 124px minmax(0, 1fr);
  align-items: start;
  gap: ${token("space.8")};
`;

type Props = {
  readonly field: RegisterField;
  readonly mobiles: Mobiles;
  /** The number's box. */
  readonly box: Ref<HTMLInputElement>;
};

/** A mobile number and the dialing code of its country, chosen by flag and name (RG-26, EN-01). */
export function PhoneField({ field: { rule }, mobiles: { countries, toCheck }, box }: Props) {
  const { t, i18n } = useLingui();
  const { values, setFieldValue } = useFormikContext<RegisterValues>();
  const imageHosts = useStatusQuery().data?.info.imageCDNs;
  const options = useMemo(() => {
    const names = new Intl.DisplayNames([i18n.locale], { type: "region" });
    const hosts = imageHosts ?? [];
    const [home, ...others] = countries.map(({ countryCode, countryDialingCode }) => ({
      value: countryCode,
      label: `${names.of(countryCode) ?? countryCode} ${countryDialingCode}`,
      short: countryDialingCode,
      picture: toImageUrl(`/art/flags/${countryCode}.svg`, hosts),
    }));
    const { compare } = new Intl.Collator(i18n.locale);
    return home === undefined ? [] : [home, ...others.toSorted((one, other) => compare(one.label, other.label))];
  }, [countries, i18n.locale, imageHosts]);
  const country = values.country || (countries[0]?.countryCode ?? "");
  const { dialingCode, home } = toCheck(country);
  const bounds = { patternId: rule.patternId, min: rule.minLength, max: rule.maxLength };
  const isHome = home !== undefined && dialingCode === home;
  return (
    <Line>
      <ComboBox
        label={t`Country code`}
        options={options}
        value={country}
        onChange={(next) => void setFieldValue("country", next)}
        none={t`No country found`}
        disabled={options.length === 0}
      />
      <FormTextField
        ref={box}
        name="mobileNum"
        label={t`Mobile number`}
        required={rule.required === "1"}
        hint={isHome ? toFieldText(i18n, { name: "mobileNum", rule: "pattern", ...bounds }) : undefined}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={30}
      />
    </Line>
  );
}

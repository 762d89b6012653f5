import { useLingui } from "@lingui/react/macro";
import type { SiteState, SiteSwitch } from "@marquee/contract/staff";
import { FormTextField } from "@marquee/ui-kit";
import { SwitchForm } from "../../forms/SwitchForm.tsx";
import type { SendSwitch } from "../../forms/useSwitchSender.ts";

const toCodes = (text: string): string[] => [
  ...new Set(
    text
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter((code) => code !== ""),
  ),
];

/** Says from which countries the site may not be visited. */
export function RegionForm({ site, send }: { readonly site: SiteState; readonly send: SendSwitch }) {
  const { t } = useLingui();
  return (
    <SwitchForm
      label={t`Restricted countries`}
      initialValues={{ countries: site.restrictedCountries.join(" ") }}
      check={({ countries }) => {
        const wrong = toCodes(countries).find((code) => !/^([A-Z]{2}|\*)$/.test(code));
        return wrong === undefined ? {} : { countries: t`${wrong} is not a country code.` };
      }}
      toSwitch={({ countries }): SiteSwitch => {
        const codes = toCodes(countries);
        return codes.length === 0
          ? { kind: "region", subject: "site", state: "open" }
          : { kind: "region", subject: "site", state: "restricted", countries: codes };
      }}
      send={send}
    >
      <FormTextField
        name="countries"
        label={t`Country codes`}
        hint={t`Two letters each, such as FR DE; * for all; empty for none.`}
        maxLength={1000}
        autoComplete="off"
      />
    </SwitchForm>
  );
}

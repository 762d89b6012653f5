import { Facts } from "../../frame/Facts.ts";
import { useLingui } from "@lingui/react/macro";
import type { SiteState } from "@marquee/contract/staff";
import { useDesk } from "../../frame/DeskContext.ts";
import { useCountryName } from "../../texts/useCountryName.ts";
import { useTimeText } from "../../texts/useTimeText.ts";
import { resourceLinks } from "./resourceLinks.ts";
import { useLinkNames } from "./useLinkNames.ts";
import { useSettingNames } from "./useSettingNames.ts";

/** How the site is now. */
export function SiteFacts({ site }: { readonly site: SiteState }) {
  const { t } = useLingui();
  const { merchant } = useDesk();
  const names = useSettingNames();
  const toTime = useTimeText();
  const toCountry = useCountryName();
  const links = useLinkNames();
  const { maintenance, restrictedCountries, passwordDays, favicon, gtagId, service, resources, profileCertificate } =
    site;
  const toFlag = (isOn: boolean): string => (isOn ? t`On` : t`Off`);
  const end = maintenance?.to === undefined ? "" : ` ${t`until ${toTime(maintenance.to, merchant.timeZone)}`}`;
  const pairs: readonly (readonly [string, string])[] = [
    [t`The site is`, maintenance === null ? t`Open` : `${t`In maintenance`}${end}: ${maintenance.message}`],
    [
      t`Restricted countries`,
      restrictedCountries.length === 0 ? t`None` : restrictedCountries.map(toCountry).join(", "),
    ],
    [names.splitLogin, toFlag(site.splitLogin)],
    [names.tellUnknownAccounts, toFlag(site.tellUnknownAccounts)],
    [names.allowUrlToken, toFlag(site.allowUrlToken)],
    [names.passwordDays, passwordDays === null ? t`They do not expire` : String(passwordDays)],
    [names.kUnit, site.kUnit.length === 0 ? t`Off` : site.kUnit.join(", ")],
    [names.favicon, favicon ?? t`The brand's own`],
    [names.analytics, gtagId ?? t`None`],
    [links.live, service.live ?? t`None`],
    [links.vip, service.vip ?? t`None`],
    [
      t`Certificate of the iPhone profile`,
      profileCertificate === null
        ? t`None`
        : t`${profileCertificate.subject}, until ${toTime(profileCertificate.until, merchant.timeZone)}`,
    ],
    ...resourceLinks.flatMap((link) => {
      const resource = resources.find(({ resourceType }) => resourceType === link);
      return resource === undefined ? [] : [[links[link], resource.url] as const];
    }),
  ];
  return (
    <Facts>
      {pairs.map(([name, value]) => [<dt key={`${name} dt`}>{name}</dt>, <dd key={`${name} dd`}>{value}</dd>])}
    </Facts>
  );
}

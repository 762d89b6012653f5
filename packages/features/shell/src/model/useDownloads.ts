import { labelFields, type RouterResource } from "@marquee/contract";
import { useIsOn, useLanguage, useStatusQuery } from "@marquee/runtime";
import { useLingui } from "@lingui/react/macro";

/** A system for which there is something to download. */
export type Platform = "android" | "ios";

/** One download: what it is called, and its address, which its code says as well. */
export type Download = { readonly label: string; readonly address: string };

/** What the site offers to download: none of what has no address or whose module is off. */
export type Downloads = { readonly [Name in Platform | "lite"]?: Download };

/** What a code of the resource says, as an address of its own: the profile's is a path of this site. */
const toAddress = ({ qrCodeUrl }: RouterResource): string | undefined => {
  const url = URL.parse(qrCodeUrl, globalThis.location.origin);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : undefined;
};

/** The merchant's downloads (DL-03 to DL-05), labelled in the visitor's language or else in English. */
export function useDownloads(): Downloads {
  const { t } = useLingui();
  const { language } = useLanguage();
  const resources = useStatusQuery().data?.info.resources ?? [];
  const isOn = useIsOn("DOWNLOAD3");
  const [android, ios, lite] = [useIsOn("ANDAPP3"), useIsOn("IOSAPP3"), useIsOn("LITEAPP3")];
  const find = (type: RouterResource["resourceType"], name: string): Download | undefined => {
    const resource = resources.find(({ resourceType }) => resourceType === type);
    const address = resource && toAddress(resource);
    if (!isOn || resource === undefined || address === undefined) return undefined;
    return { label: resource[labelFields[language]] || resource.labelNameEn || name, address };
  };
  const found = {
    android: android ? find("ANDROID", t`App for Android`) : undefined,
    ios: ios ? find("IOS", t`App for iPhone`) : undefined,
    lite: lite ? find("LITE", t`Lite app`) : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, download]) => download !== undefined));
}

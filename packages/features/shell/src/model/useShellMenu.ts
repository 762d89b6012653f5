import { useLingui } from "@lingui/react/macro";
import { type MenuItem, paths, useCustomerService } from "@marquee/runtime";
import { DownloadIcon, HomeIcon, SupportIcon } from "@marquee/ui-kit";
import { useDownloads } from "./useDownloads.ts";
import { useSocialLinks } from "./useSocialLinks.ts";

/** Home (SM-01), customer service (SM-10), the downloads, and the merchant's links (SM-16). */
export function useShellMenu(): readonly MenuItem[] {
  const { t } = useLingui();
  const openService = useCustomerService();
  const links = useSocialLinks();
  const hasDownloads = Object.keys(useDownloads()).length > 0;
  const home: MenuItem = { id: "home", order: 0, group: "main", label: t`Home`, icon: HomeIcon, to: paths.index };
  const service = { order: 50, group: "service", label: t`Customer service`, icon: SupportIcon } as const;
  const download = {
    order: 75,
    group: "service",
    label: t`Download the app`,
    icon: DownloadIcon,
    to: paths.down,
  } as const;
  return [
    home,
    ...(openService ? [{ id: "customerService", ...service, onPress: openService }] : []),
    ...(hasDownloads ? [{ id: "download", ...download }] : []),
    ...links,
  ];
}

import { useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Link, QrCode } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { useDownloads } from "../../model/useDownloads.ts";

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("space.12")};
  padding: ${token("space.12")};
  > li { display: grid; justify-items: center; inline-size: 100px; text-align: center; }
  > li > a { display: grid; align-items: center; min-block-size: ${token("layout.tap")}; font-size: ${token("text.label")}; overflow-wrap: anywhere; }
`;

/** The codes of the apps in the menu (SM-14, SM-15): none for a system without an address. */
export function MenuCodes() {
  const { t } = useLingui();
  const { android, ios } = useDownloads();
  const codes = [
    { key: "android", download: android, label: t`Code of the app for Android` },
    { key: "ios", download: ios, label: t`Code of the app for iPhone` },
  ];
  if (android === undefined && ios === undefined) return null;
  return (
    <List aria-label={t`App downloads`}>
      {codes.map(
        ({ key, download, label }) =>
          download && (
            <li key={key}>
              <QrCode value={download.address} label={label} />
              <Link href={download.address} rel="noopener">
                {download.label}
              </Link>
            </li>
          ),
      )}
    </List>
  );
}

import { useLingui } from "@lingui/react/macro";

/** Writes a stored value on one line: words that the gateway stores as codes in the reader's language, everything else as it is. */
export function useValueText(): (value: unknown) => string {
  const { t } = useLingui();
  const words = new Map([
    ["on", t`On`],
    ["ON", t`On`],
    ["off", t`Off`],
    ["OFF", t`Off`],
    ["open", t`Open`],
    ["OPEN", t`Open`],
    ["MAINTENANCE", t`In maintenance`],
    ["maintenance", t`In maintenance`],
    ["restricted", t`Restricted`],
    ["brand", t`The brand's own`],
    ["ACTIVE", t`Active`],
    ["FROZEN", t`Frozen`],
    ["CLOSED", t`Closed`],
    ["INVITED", t`Invited`],
    ["DISABLED", t`Shut out`],
    ["WITHDRAWN", t`Withdrawn`],
    ["PLANNED", t`Planned`],
    ["CANCELLED", t`Cancelled`],
    ["EMAIL", t`Mail address`],
    ["MOBILE", t`Phone`],
    ["NAME", t`Name`],
    ["GOOGLE", "Google"],
    ["FACEBOOK", "Facebook"],
    ["TELEGRAM", "Telegram"],
    ["ZALO", "Zalo"],
    ["LINE", "LINE"],
  ]);
  return (value) => {
    if (value === null || value === undefined) return "–";
    if (typeof value === "boolean") return value ? t`Yes` : t`No`;
    if (typeof value === "string") return words.get(value) ?? value;
    return typeof value === "number" ? String(value) : JSON.stringify(value);
  };
}

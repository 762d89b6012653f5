import { useLingui } from "@lingui/react/macro";
import { gtagPattern } from "@marquee/contract";
import type { SiteState, SiteSwitch } from "@marquee/contract/staff";
import { FormSelectField, FormTextField } from "@marquee/ui-kit";
import { SwitchForm } from "../../forms/SwitchForm.tsx";
import type { SendSwitch } from "../../forms/useSwitchSender.ts";
import { useSettingNames } from "./useSettingNames.ts";

interface Values {
  readonly subject: string;
  readonly state: string;
  readonly days: string;
  readonly path: string;
  readonly gtagId: string;
}

type Flagged = "splitLogin" | "tellUnknownAccounts" | "allowUrlToken";

const isFlagged = (subject: string): subject is Flagged =>
  ["splitLogin", "tellUnknownAccounts", "allowUrlToken"].includes(subject);

function toSwitch({ subject, state, days, path, gtagId }: Values): SiteSwitch {
  if (isFlagged(subject)) return { kind: "setting", subject, state };
  if (subject === "passwordDays") return { kind: "setting", subject, state: days.trim() === "" ? "off" : days.trim() };
  if (subject === "analytics")
    return { kind: "analytics", subject: "site", state: gtagId.trim() === "" ? "off" : gtagId.trim() };
  return { kind: "favicon", subject: "site", state: path.trim() === "" ? "brand" : path.trim() };
}

/** Changes one setting of the site. */
export function SettingForm({ site, send }: { readonly site: SiteState; readonly send: SendSwitch }) {
  const { t } = useLingui();
  const names = useSettingNames();
  const initialValues: Values = {
    subject: "splitLogin",
    state: "on",
    days: String(site.passwordDays ?? ""),
    path: site.favicon ?? "",
    gtagId: site.gtagId ?? "",
  };
  return (
    <SwitchForm
      label={t`Settings`}
      initialValues={initialValues}
      check={({ subject, days, path, gtagId }) => ({
        ...(subject === "analytics" && gtagId.trim() !== "" && !new RegExp(gtagPattern).test(gtagId.trim())
          ? { gtagId: t`An id of Google Analytics: G, a hyphen, then capitals and digits.` }
          : {}),
        ...(subject === "passwordDays" && !/^([1-9][0-9]{0,3})?$/.test(days.trim())
          ? { days: t`A whole number from 1 to 9999.` }
          : {}),
        ...(subject === "favicon" && !/^(\/[A-Za-z0-9._~-][A-Za-z0-9._~/-]*)?$/.test(path.trim())
          ? { path: t`A path of the site, such as /icon.svg.` }
          : {}),
      })}
      toSwitch={toSwitch}
      send={send}
    >
      {({ subject }) => (
        <>
          <FormSelectField
            name="subject"
            label={t`Setting`}
            options={Object.entries(names).map(([value, label]) => ({ value, label }))}
          />
          {isFlagged(subject) ? (
            <FormSelectField
              name="state"
              label={t`Is to be`}
              options={[
                { value: "on", label: t`On` },
                { value: "off", label: t`Off` },
              ]}
            />
          ) : subject === "passwordDays" ? (
            <FormTextField
              name="days"
              inputMode="numeric"
              label={t`Days`}
              hint={t`Empty: passwords do not expire.`}
              maxLength={4}
            />
          ) : subject === "analytics" ? (
            <FormTextField
              name="gtagId"
              label={t`Analytics id`}
              hint={t`Empty: no analytics. The script loads only for visitors who agree.`}
              maxLength={20}
              autoComplete="off"
            />
          ) : (
            <FormTextField
              name="path"
              label={t`Path of the picture`}
              hint={t`Empty for the brand's own icon.`}
              maxLength={199}
              autoComplete="off"
            />
          )}
        </>
      )}
    </SwitchForm>
  );
}

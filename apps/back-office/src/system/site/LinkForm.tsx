import { useLanguageNames } from "../../texts/useLanguageNames.ts";
import { useLingui } from "@lingui/react/macro";
import { labelFields, languages, serviceAddressPattern } from "@marquee/contract";
import type { SiteState, SiteSwitch } from "@marquee/contract/staff";
import { FormTextField, SelectField } from "@marquee/ui-kit";
import { useFormikContext } from "formik";
import { SwitchForm } from "../../forms/SwitchForm.tsx";
import type { SendSwitch } from "../../forms/useSwitchSender.ts";
import { type ResourceLink, resourceLinks } from "./resourceLinks.ts";
import { useLinkNames } from "./useLinkNames.ts";

type Subject = "live" | "vip" | ResourceLink;
type LabelName = `label${(typeof languages)[number]["code"]}`;
type Values = { readonly subject: Subject; readonly address: string } & { readonly [Name in LabelName]: string };

const toLabelName = (code: (typeof languages)[number]["code"]): LabelName => `label${code}`;
const isResource = (subject: Subject): subject is ResourceLink => resourceLinks.some((link) => link === subject);

/** How a link is now. */
function toValues({ service, resources }: SiteState, subject: Subject): Values {
  const resource = resources.find(({ resourceType }) => resourceType === subject);
  const labels = languages.map(({ code }) => [toLabelName(code), resource?.[labelFields[code]] ?? ""]);
  const address = isResource(subject) ? resource?.url : service[subject];
  return { subject, address: address ?? "", ...Object.fromEntries(labels) } as Values;
}

function toSwitch({ subject, address, ...values }: Values): SiteSwitch {
  const state = address.trim() === "" ? "off" : address.trim();
  if (!isResource(subject)) return { kind: "service", subject, state };
  const labels = languages.map(({ code }) => [code, values[toLabelName(code)].trim()] as const);
  const named = labels.filter(([, label]) => label !== "");
  return { kind: "resource", subject, state, labels: Object.fromEntries(named) };
}

/** The link that is chosen; another choice shows how that one is. */
function Subjects({ site }: { readonly site: SiteState }) {
  const { t } = useLingui();
  const { values, setValues } = useFormikContext<Values>();
  const names = useLinkNames();
  return (
    <SelectField
      name="subject"
      label={t`Link`}
      options={Object.entries(names).map(([value, label]) => ({ value, label }))}
      value={values.subject}
      onChange={({ target }) => void setValues({ ...values, ...toValues(site, target.value as Subject) }, false)}
    />
  );
}

/** Sets or removes where customer service is reached, the links to social networks and the downloads, with their labels. */
export function LinkForm({ site, send }: { readonly site: SiteState; readonly send: SendSwitch }) {
  const { t } = useLingui();
  const { names } = useLanguageNames();
  return (
    <SwitchForm
      label={t`Customer service and links`}
      initialValues={toValues(site, "live")}
      check={({ address }) =>
        address.trim() === "" || new RegExp(serviceAddressPattern).test(address.trim())
          ? {}
          : { address: t`An address that begins with https://.` }
      }
      toSwitch={toSwitch}
      send={send}
    >
      {({ subject }) => (
        <>
          <Subjects site={site} />
          <FormTextField
            name="address"
            inputMode="url"
            label={t`Address`}
            hint={
              subject === "IOS"
                ? t`What the icon opens, such as this site. Empty: players do not see it.`
                : t`Empty: players do not see it.`
            }
            maxLength={500}
            autoComplete="off"
          />
          {isResource(subject)
            ? languages.map(({ code, tag }) => (
                <FormTextField
                  key={code}
                  name={toLabelName(code)}
                  label={t`Label in ${names[code]}`}
                  hint={code === "EN" ? t`Empty: its usual name. Languages without a label show this one.` : ""}
                  lang={tag}
                  maxLength={40}
                  autoComplete="off"
                />
              ))
            : null}
        </>
      )}
    </SwitchForm>
  );
}

import { useLingui } from "@lingui/react/macro";
import { isApiError, useGetPreferencesQuery, useUpdatePreferencesMutation } from "@marquee/api-client";
import type { Preferences } from "@marquee/contract";
import { useNotifyError, LoadGate } from "@marquee/runtime";
import { MessageIcon, Switch } from "@marquee/ui-kit";
import { Row } from "../../components/Row.tsx";
import type { SectionProps } from "./sections.ts";

type Kind = keyof Preferences["messages"];
type Channel = keyof Preferences["messages"][Kind];

/** Which messages are sent by mail and phone. Those about security are always sent. */
export function MessagesSection({ member: { emailConfirmed, mobileConfirmed } }: SectionProps) {
  const { t } = useLingui();
  const preferences = useGetPreferencesQuery({});
  const [update, { isLoading }] = useUpdatePreferencesMutation();
  const notifyError = useNotifyError();
  const lines: readonly { readonly kind: Kind; readonly channel: Channel; readonly label: string }[] = [
    { kind: "account", channel: "mail", label: t`About my account, by e-mail` },
    { kind: "account", channel: "sms", label: t`About my account, by text message` },
    { kind: "offers", channel: "mail", label: t`Offers, by e-mail` },
    { kind: "offers", channel: "sms", label: t`Offers, by text message` },
  ];
  const set = async ({ messages }: Preferences, kind: Kind, channel: Channel, isOn: boolean): Promise<void> => {
    const { error } = await update({ messages: { [kind]: { ...messages[kind], [channel]: isOn } } });
    if (error) notifyError(isApiError(error) ? error.code : "unknown");
  };
  const reaches = { mail: emailConfirmed, sms: mobileConfirmed };
  return (
    <Row icon={MessageIcon} title={t`Messages`} summary={t`Messages about your security always come.`}>
      <LoadGate query={preferences}>
        {(data) => (
          <div>
            {lines.map(({ kind, channel, label }) => (
              <Switch
                key={label}
                label={label}
                detail={
                  reaches[channel] || !data.messages[kind][channel]
                    ? undefined
                    : t`You have no confirmed contact to send it to yet.`
                }
                checked={data.messages[kind][channel]}
                disabled={isLoading}
                onChange={({ target }) => void set(data, kind, channel, target.checked)}
              />
            ))}
          </div>
        )}
      </LoadGate>
    </Row>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { isApiError, useGetPreferencesQuery, useUpdatePreferencesMutation } from "@marquee/api-client";
import { useNotifyError, LoadGate } from "@marquee/runtime";
import { HideIcon, Switch, Text } from "@marquee/ui-kit";
import { Row } from "../../components/Row.tsx";

/** Whether others see the name, and how they see it now (MC-01, X-77). */
export function PrivacySection() {
  const { t } = useLingui();
  const preferences = useGetPreferencesQuery({});
  const [update, { isLoading }] = useUpdatePreferencesMutation();
  const notifyError = useNotifyError();
  const set = async (hidesName: boolean): Promise<void> => {
    const { error } = await update({ hidesName });
    if (error) notifyError(isApiError(error) ? error.code : "unknown");
  };
  const publicName = preferences.data?.publicName ?? "";
  return (
    <Row icon={HideIcon} title={t`Privacy`} summary={publicName === "" ? "" : t`Others see you as ${publicName}.`}>
      <LoadGate query={preferences}>
        {({ hidesName }) => (
          <>
            <Switch
              label={t`Hide my name from others`}
              checked={hidesName}
              disabled={isLoading}
              onChange={({ target }) => void set(target.checked)}
            />
            <Text size="small" tone="muted">
              <Trans>
                Others then see your nickname masked, and “Hidden” instead of your name in lists of winners.
              </Trans>
            </Text>
          </>
        )}
      </LoadGate>
    </Row>
  );
}

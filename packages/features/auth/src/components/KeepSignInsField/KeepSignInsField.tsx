import { Trans, useLingui } from "@lingui/react/macro";
import { type ResetSignIns, toSocialName } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { FormCheckboxField, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";

const Ends = styled.div`
  display: grid;
  gap: ${token("space.8")};
  ul { margin: 0; padding-inline-start: ${token("space.20")}; overflow-wrap: anywhere; }
`;

/**
 * Whether passkeys and linked social accounts outlive the password that is reset; not unless the member says so. With `signIns` they are
 * named, and where there are none nothing is asked.
 */
export function KeepSignInsField({ signIns }: { readonly signIns?: ResetSignIns | undefined }) {
  const { t } = useLingui();
  if (signIns === undefined)
    return (
      <FormCheckboxField
        name="keepSignIns"
        label={t`Keep my passkeys and linked social accounts. Otherwise they stop working along with the old password.`}
      />
    );
  const ways = [
    ...signIns.passkeys.map(({ browser, system }) => {
      const device = [browser, system].filter((part) => part !== "").join(", ");
      return device === "" ? t`Passkey` : t`Passkey: ${device}`;
    }),
    ...signIns.social.map(({ provider, name }) =>
      [toSocialName(provider), name].filter((part) => part !== "").join(": "),
    ),
  ];
  if (ways.length === 0) return null;
  return (
    <Ends>
      <Text>
        <Trans>These can also log in to your account, and stop working along with the old password:</Trans>
      </Text>
      <ul>
        {ways.map((way, index) => (
          // Two of one kind may have the same name.
          <li key={`${index} ${way}`}>
            <Text>{way}</Text>
          </li>
        ))}
      </ul>
      <FormCheckboxField name="keepSignIns" label={t`I recognise them all and want to keep them`} />
    </Ends>
  );
}

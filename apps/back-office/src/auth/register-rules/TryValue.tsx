import { Trans, useLingui } from "@lingui/react/macro";
import { checkField, type RegisterRule } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { Text, TextField } from "@marquee/ui-kit";
import { useState } from "react";
import { styled } from "styled-components";
import { toFieldText } from "../../texts/errorText.ts";

const Base = styled.div`display: grid; gap: ${token("space.4")}; padding: ${token("space.12")}; border-radius: ${token("radius.control")}; background: ${token("color.raised")};`;

/** Tries a value against a rule that is not saved yet, by the check that players' forms and the gateway make. */
export function TryValue({
  name,
  rule,
  isJudged,
}: {
  readonly name: string;
  readonly rule: RegisterRule;
  readonly isJudged: boolean;
}) {
  const { t, i18n } = useLingui();
  const [value, setValue] = useState("");
  const shown: RegisterRule = { ...rule, enabled: "1" };
  const fault = isJudged ? checkField(name, value, shown) : undefined;
  return (
    <Base>
      <TextField
        label={t`Try a value`}
        value={value}
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setValue(target.value)}
        onKeyDown={(event) => {
          // Enter would send the form.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      <div role="status">
        {value === "" ? (
          <Text size="small" tone="muted">
            {rule.required === "1" ? <Trans>It has to be filled in.</Trans> : <Trans>It may be left empty.</Trans>}
          </Text>
        ) : fault === undefined ? (
          <Text size="small" tone="muted">
            <Trans>The value is tried when the expression is judged.</Trans>
          </Text>
        ) : fault === null ? (
          <Text size="small" tone="success">
            <Trans>Accepted</Trans>
          </Text>
        ) : (
          <Text size="small" tone="danger">
            <Trans>Refused: {toFieldText(i18n, fault)}</Trans>
          </Text>
        )}
      </div>
    </Base>
  );
}

import { Trans, useLingui } from "@lingui/react/macro";
import { Text } from "@marquee/ui-kit";
import { toErrorText } from "../../texts/errorText.ts";
import type { Judged } from "./usePatternCheck.ts";

/** What the gateway says about an expression while it is typed. */
export function PatternVerdict({ judged }: { readonly judged: Judged }) {
  const { i18n } = useLingui();
  const { verdict, detail, error } = judged;
  return (
    <div role="status">
      {error !== undefined ? (
        <Text size="small" tone="danger">
          {toErrorText(i18n, error)}
        </Text>
      ) : verdict === "none" ? null : verdict === "waiting" ? (
        <Text size="small" tone="muted">
          <Trans>Checking the expression …</Trans>
        </Text>
      ) : verdict === "fine" ? (
        <Text size="small" tone="success">
          <Trans>The expression compiles and is quick with every text.</Trans>
        </Text>
      ) : verdict === "invalid" ? (
        <Text size="small" tone="danger">
          <Trans>The expression does not compile: {detail}</Trans>
        </Text>
      ) : (
        <Text size="small" tone="danger">
          <Trans>Some texts make this expression slow ({detail}). It cannot be saved.</Trans>
        </Text>
      )}
    </div>
  );
}

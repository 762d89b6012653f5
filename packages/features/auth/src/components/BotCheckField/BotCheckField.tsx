import { Trans } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { Button, SuccessIcon, Text } from "@marquee/ui-kit";
import { styled } from "styled-components";
import type { BotCheck } from "../../model/useBotCheck.ts";

const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("space.8")};
  padding: ${token("space.8")} ${token("space.12")};
  border: 1px solid ${token("color.border")};
  border-radius: ${token("radius.control")};
`;

/** The bot check before the form is sent (RG-17): pressing it, or sending the form, makes the browser solve the challenge. */
export function BotCheckField({ bot }: { readonly bot: BotCheck }) {
  if (!bot.isOn) return null;
  return (
    <Base role="group">
      <Text role="status" tone={bot.state === "done" ? "success" : "muted"}>
        {bot.state === "done" ? (
          <>
            <SuccessIcon size="1em" aria-hidden="true" style={{ display: "inline" }} /> <Trans>Check passed</Trans>
          </>
        ) : bot.state === "failed" ? (
          <Trans>The check failed. Please try again.</Trans>
        ) : (
          <Trans>Security check against bots</Trans>
        )}
      </Text>
      {bot.state !== "done" && (
        <Button size="small" busy={bot.state === "working"} onClick={bot.prove}>
          <Trans>I am not a bot</Trans>
        </Button>
      )}
    </Base>
  );
}

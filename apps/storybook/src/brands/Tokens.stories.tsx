import { toCssName, tokenNames, type TokenName, toTokenLayer, tokenTypes } from "@marquee/design-tokens";
import { Button, Heading, Text, TextField } from "@marquee/ui-kit";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect } from "storybook/test";
import { styled } from "styled-components";
import { BrandPage } from "./BrandPage.tsx";
import { useLiveTheme } from "./useLiveTheme.ts";

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(460px, 100%), 1fr));
  gap: 0 40px;
  margin: 12px 0 0;
  padding: 0;
  list-style: none;
  > li { display: grid; grid-template-columns: 40px minmax(0, 1fr) auto; gap: 4px 16px; align-items: center; padding-block: 8px; border-block-end: 1px solid var(--mq-color-line); }
  code { display: block; overflow-wrap: anywhere; font-size: 13px; color: var(--mq-color-muted); }
`;
const Swatch = styled.span`block-size: 40px; border: 1px solid var(--mq-color-line); border-radius: 8px;`;

const toVariable = (name: TokenName): string => `var(${toCssName(name)})`;

/** Every token with its value, to be searched and copied: what is copied is what a stylesheet says. */
function Tokens({ wanted: first }: { readonly wanted: string }): ReactNode {
  const theme = useLiveTheme();
  const [wanted, setWanted] = useState(first);
  const [copied, setCopied] = useState("");
  const found = tokenNames.filter((name) =>
    `${name} ${theme.get(name)}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  const copy = (name: TokenName): void => {
    navigator.clipboard.writeText(toVariable(name)).then(
      () => setCopied(`Copied ${toVariable(name)}`),
      () => setCopied(`The browser did not let us copy ${toVariable(name)}`),
    );
  };
  return (
    <BrandPage title="Tokens" about="Every name that a style may use, with the value of the toolbar's brand and theme.">
      <TextField
        label="Find a token by name or value"
        type="search"
        value={wanted}
        onChange={({ currentTarget }) => setWanted(currentTarget.value)}
      />
      <Text role="status" size="small" tone="muted">
        {copied === "" ? `${found.length} of ${tokenNames.length} tokens` : copied}
      </Text>
      {(["semantic", "component"] as const).map((layer) => (
        <section key={layer} aria-label={layer}>
          <Heading level={2} size="title">
            {layer === "semantic" ? "Roles" : "Parts of components"}
          </Heading>
          <List>
            {found
              .filter((name) => toTokenLayer(name) === layer)
              .map((name) => (
                <li key={name}>
                  {tokenTypes[name] === "color" ? (
                    <Swatch aria-hidden="true" style={{ background: theme.get(name) }} />
                  ) : (
                    <span />
                  )}
                  <span>
                    <Text as="span" strong>
                      {name}
                    </Text>
                    <code>{theme.get(name)}</code>
                    <code>{toCssName(name)}</code>
                  </span>
                  <Button size="small" onClick={() => copy(name)} aria-label={`Copy ${name}`}>
                    Copy
                  </Button>
                </li>
              ))}
          </List>
        </section>
      ))}
    </BrandPage>
  );
}

const meta: Meta<typeof Tokens> = { title: "Brands/Tokens", component: Tokens, args: { wanted: "" } };

export default meta;

// Three hundred rows of one kind: the story of one stands for them in the run.
export const All: StoryObj<typeof meta> = { tags: ["!test"] };

export const Copying: StoryObj<typeof meta> = {
  args: { wanted: "color.primary" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy color.primary" }));
    await expect(await canvas.findByText("Copied var(--mq-color-primary)")).toHaveAttribute("role", "status");
    await expect(await navigator.clipboard.readText()).toBe("var(--mq-color-primary)");
  },
};

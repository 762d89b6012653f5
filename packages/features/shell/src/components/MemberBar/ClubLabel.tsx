import type { MemberInfo } from "@marquee/contract";
import { token } from "@marquee/design-tokens";
import { styled } from "styled-components";

const Base = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token("space.4")};
  color: ${token("color.muted")};
  font-size: ${token("text.caption")};
  &::before {
    content: "";
    inline-size: 18px;
    block-size: 8px;
    border-radius: ${token("radius.full")};
    background: linear-gradient(to right, var(--club, ${token("color.primary")}), var(--club2, ${token("color.accent")}));
  }
`;

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** The member's label with its two-colour gradient (EN-09). Colours come from the server, so only plain ones are used. */
export function ClubLabel({ label }: { readonly label: MemberInfo["clubLabel"] }) {
  const colours =
    isColour(label.color) && isColour(label.color2) ? { "--club": label.color, "--club2": label.color2 } : {};
  return (
    <Base
      ref={(element) => {
        for (const [name, value] of Object.entries(colours)) element?.style.setProperty(name, value);
      }}
    >
      {label.labelName}
    </Base>
  );
}

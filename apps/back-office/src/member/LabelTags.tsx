import type { LabelTag } from "@marquee/contract/staff";
import { token } from "@marquee/design-tokens";
import { styled } from "styled-components";

const Base = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${token("space.4")} ${token("space.12")};
`;
const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token("space.4")};
  font-size: ${token("text.caption")};
  white-space: nowrap;
  &::before {
    content: "";
    inline-size: 18px;
    block-size: 8px;
    border-radius: ${token("radius.full")};
    background: linear-gradient(to right, var(--label, ${token("color.primary")}), var(--label2, ${token("color.accent")}));
  }
`;

/** A label as players see it: its name beside a gradient of its two colours, so that any colours can be read. */
export function LabelName({ name, color, color2 }: Omit<LabelTag, "id">) {
  return (
    <Tag
      ref={(element) => {
        element?.style.setProperty("--label", color);
        element?.style.setProperty("--label2", color2);
      }}
    >
      {name}
    </Tag>
  );
}

/** The labels of a member. */
export function LabelTags({ labels }: { readonly labels: readonly LabelTag[] }) {
  if (labels.length === 0) return null;
  return (
    <Base>
      {labels.map(({ id, ...label }) => (
        <LabelName key={id} {...label} />
      ))}
    </Base>
  );
}

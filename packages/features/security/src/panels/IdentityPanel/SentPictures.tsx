import { useLingui } from "@lingui/react/macro";
import { token } from "@marquee/design-tokens";
import { PrivatePicture } from "@marquee/runtime";
import { styled } from "styled-components";

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: ${token("space.12")};
  margin: 0;
  padding: 0;
  list-style: none;
  img { display: block; inline-size: 100%; aspect-ratio: 4 / 3; object-fit: cover; border-radius: ${token("radius.card")}; }
`;

/** The pictures that the member submitted. */
export function SentPictures({ files }: { readonly files: readonly string[] }) {
  const { t } = useLingui();
  return (
    <List>
      {files.map((id, index) => (
        <li key={id}>
          <PrivatePicture id={id} label={t`Picture ${index + 1}`} />
        </li>
      ))}
    </List>
  );
}

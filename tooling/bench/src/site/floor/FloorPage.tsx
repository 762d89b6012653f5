import { useLingui } from "@lingui/react";
import { useSelector } from "react-redux";
import { Link } from "react-router";
import { styled } from "styled-components";
import { useGetNothingQuery } from "./api.ts";
import { readPage } from "./readPage.ts";

const Header = styled.header`display: flex; align-items: center; block-size: 56px; padding-inline: 16px; font-weight: 700;`;
const Hero = styled.img`display: block; inline-size: calc(100% - 32px); block-size: auto; aspect-ratio: 16 / 9; margin: 16px; object-fit: cover;`;
const Cards = styled.ul`display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; margin: 16px; padding: 0; list-style: none;`;
const Picture = styled.img`inline-size: 100%; block-size: auto; aspect-ratio: 3 / 4; object-fit: cover;`;

/** A home's shape with nothing behind it: header, hero, cards. */
export function FloorPage() {
  const { i18n } = useLingui();
  const title = useSelector(({ title }: { readonly title: string }) => title);
  useGetNothingQuery("/", { skip: true });
  const { hero, cards } = readPage();
  return (
    <>
      <Header>
        <Link to="/">{i18n._("title", { title })}</Link>
      </Header>
      <Hero src={hero} alt="" width={1280} height={400} fetchPriority="high" />
      <Cards>
        {cards.map(({ name, image }) => (
          <li key={image}>
            <Picture src={image} alt="" width={300} height={400} />
            {name}
          </li>
        ))}
      </Cards>
    </>
  );
}

import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../Card/Card.tsx";
import { Carousel } from "./Carousel.tsx";

const meta: Meta<typeof Carousel> = { title: "Lobby/Carousel", component: Carousel, args: { label: "News", slides: ["One", "Two", "Three"].map((name) => ({ key: name, content: <Card aria-label={name}>{name}</Card> })) } };

export default meta;

type Story = StoryObj<typeof meta>;

export const Several: Story = {};

export const One: Story = { args: { slides: [{ key: "one", content: <Card aria-label="One">One</Card> }] } };

import { Text } from "@marquee/ui-kit";

/** What is wrong with a form as a whole; announced when it appears. */
export function FormFault({ text }: { readonly text: string | undefined }) {
  return <div role="alert">{text === undefined ? null : <Text tone="danger">{text}</Text>}</div>;
}

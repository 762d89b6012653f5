import { Text } from "../Text/Text.tsx";

/** Why what was sent is refused, read out at once; nothing while `text` is empty. What is wrong with one field stands at the field. */
export function Refusal({ text }: { readonly text: string }) {
  return text === "" ? null : (
    <Text tone="danger" role="alert">
      {text}
    </Text>
  );
}

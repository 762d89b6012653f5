import { useGetPointBalanceQuery, useGetPointConfigQuery } from "@marquee/api-client";
import { LoadGate } from "@marquee/runtime";
import { Card } from "@marquee/ui-kit";
import { styled } from "styled-components";
import { ConvertForm } from "./ConvertForm.tsx";

const Narrow = styled(Card)`max-inline-size: 560px;`;

/** Points into money (PM-05), under the merchant's rules. */
export function ConvertTab() {
  const config = useGetPointConfigQuery({});
  const balance = useGetPointBalanceQuery({});
  return (
    <Narrow>
      <LoadGate query={config} rows={4}>
        {(rules) => (
          <LoadGate query={balance} rows={4}>
            {({ points }) => <ConvertForm config={rules} points={points} />}
          </LoadGate>
        )}
      </LoadGate>
    </Narrow>
  );
}

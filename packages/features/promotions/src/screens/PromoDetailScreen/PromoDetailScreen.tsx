import { useLingui } from "@lingui/react/macro";
import { paths } from "@marquee/runtime";
import { Link, Text } from "@marquee/ui-kit";
import { useSearchParams } from "react-router";
import { LoadedPromotion } from "../../components/PromotionView/LoadedPromotion.tsx";
import { PromotionView } from "../../components/PromotionView/PromotionView.tsx";

/** One promotion's full page (RT-19): the one that the address names. */
export function PromoDetailScreen() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const id = params.get("id") ?? "";
  return (
    <>
      <Text>
        <Link href={paths.promotions}>{t`All promotions`}</Link>
      </Text>
      <LoadedPromotion key={id} id={id}>
        {(page, refetch) => <PromotionView page={page} isTitled onStart={refetch} />}
      </LoadedPromotion>
    </>
  );
}

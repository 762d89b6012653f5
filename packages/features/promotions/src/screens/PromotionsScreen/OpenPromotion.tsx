import { useLingui } from "@lingui/react/macro";
import { useGetPromotionPageQuery } from "@marquee/api-client";
import { paths } from "@marquee/runtime";
import { Link, Modal } from "@marquee/ui-kit";
import { useSearchParams } from "react-router";
import { LoadedPromotion } from "../../components/PromotionView/LoadedPromotion.tsx";
import { PromotionView } from "../../components/PromotionView/PromotionView.tsx";

/** The promotion of the address's `id`, in a dialog over the list; closing it leaves the list as it was. */
export function OpenPromotion() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const id = params.get("id") ?? "";
  const title = useGetPromotionPageQuery({ id }, { skip: id === "" }).currentData?.title ?? t`Promotion`;
  const close = (): void => {
    const rest = new URLSearchParams(params);
    rest.delete("id");
    setParams(rest, { replace: true });
  };
  return (
    <Modal
      title={title}
      open={id !== ""}
      onClose={close}
      size="wide"
      actions={
        <Link look="quiet" href={`${paths.promoDetail}?${new URLSearchParams({ id })}`}>
          {t`Open the full page`}
        </Link>
      }
    >
      {id !== "" && (
        <LoadedPromotion key={id} id={id}>
          {(page, refetch) => <PromotionView page={page} onStart={refetch} />}
        </LoadedPromotion>
      )}
    </Modal>
  );
}

import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { load } from "#kit/page.ts";
import { Alert } from "#ui/Alert.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { lawOutlook } from "../../contract.ts";
import { LawNav } from "../../parts/console/LawNav.tsx";
import { LawTable } from "../../parts/console/LawTable.tsx";

export const loader = ({ context, request }: LoaderFunctionArgs) => load(context, request, lawOutlook);

/** What happens to the rows of law in the next 60 days. */
export default function Outlook() {
  const { data, meta } = useLoaderData<typeof loader>();
  const t = useTranslations("law.console");
  return (
    <div className="flex flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <LawNav on="outlook" />
      {meta.year_without_holidays !== null && (
        <Alert tone="warning">{t("outlook.noHolidays", { year: String(meta.year_without_holidays) })}</Alert>
      )}
      {data.length > 0 ? (
        <Card flush>
          <LawTable rows={data} reasons={meta.reasons} caption={t("outlook.caption")} />
        </Card>
      ) : (
        <EmptyState drawing="gallery" title={t("outlook.empty")} text={t("outlook.emptyText")} />
      )}
    </div>
  );
}

import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import { companyPath } from "#market/company-pages/paths.ts";
import type { lawOutlook } from "#people/law/contract.ts";
import { LawTable } from "#people/law/parts/console/LawTable.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { useDate } from "#ui/use-date.ts";
import type { OperationsView } from "./OperationFigures.tsx";

/** The number of verifications that are shown at once. */
const agingShown = 5;

type Company = OperationsView["aging"]["companies"][number];

/** What the next 60 days bring: rows of law, holidays, and verifications that turn a year old. */
export function Ahead({
  law,
  aging,
  language,
}: {
  law: AnswerOf<typeof lawOutlook>;
  aging: OperationsView["aging"];
  language: "en" | "vi";
}) {
  const t = useTranslations("operations.console.ahead");
  const { year_without_holidays: year } = law.meta;
  return (
    <section aria-labelledby="ahead" className="flex flex-col gap-4">
      <h2 id="ahead" className="text-lg font-semibold">
        {t("title")}
      </h2>
      {year !== null && <Alert tone="warning">{t("noHolidays", { year: String(year) })}</Alert>}
      <Card flush>
        <CardHeader
          as="h3"
          title={t("law")}
          text={law.data.length === 0 ? t("lawEmpty") : undefined}
          className="p-4"
        />
        {law.data.length > 0 && <LawTable rows={law.data} reasons={law.meta.reasons} caption={t("law")} />}
      </Card>
      <Aging aging={aging} language={language} />
    </section>
  );
}

/** Verifications that turn a year old. */
function Aging({ aging, language }: { aging: OperationsView["aging"]; language: "en" | "vi" }) {
  const t = useTranslations("operations.console.ahead");
  const date = useDate("day");
  const more = aging.companies.slice(agingShown);
  const columns: Column<Company>[] = [
    {
      key: "company",
      label: t("company"),
      main: true,
      cell: ({ name, slug }) => (
        <Link
          to={companyPath(language, slug)}
          className="inline-block leading-6 font-semibold hover:text-leaf-700 hover:underline"
        >
          {name}
        </Link>
      ),
    },
    {
      key: "verified",
      label: t("verified"),
      align: "end",
      cell: ({ verified_at }) => <time dateTime={verified_at}>{date(verified_at)}</time>,
    },
  ];
  return (
    <Card flush>
      <CardHeader
        as="h3"
        title={t("aging")}
        text={aging.total === 0 ? t("agingEmpty") : t("agingCount", { count: aging.total })}
        className="p-4"
      />
      {aging.total > 0 && (
        <Table
          caption={t("aging")}
          columns={columns}
          rows={aging.companies.slice(0, agingShown)}
          rowKey={({ id }) => id}
        />
      )}
      {more.length > 0 && (
        <details className="border-t border-line">
          <summary className="cursor-pointer px-4 py-3 text-sm font-semibold text-leaf-700">
            {t("agingMore", { count: more.length })}
          </summary>
          <Table
            caption={t("agingMore", { count: more.length })}
            columns={columns}
            rows={more}
            rowKey={({ id }) => id}
          />
        </details>
      )}
    </Card>
  );
}

import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { Card } from "#ui/Card.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { useDate } from "#ui/use-date.ts";
import { placementPaths } from "../../console-paths.ts";
import { type PlacementView, useMoney } from "./placement-view.ts";

/** The person’s job, the days and the fee of a placement with its inputs. */
export function PlacementFacts({ row }: { row: PlacementView }) {
  const t = useTranslations("placements.console");
  const reasons = useTranslations("placements.labels");
  const day = useDate("day");
  const money = useMoney(row);
  const { receipt } = row;
  const rate =
    receipt.fee_type === "fixed"
      ? t("fixed")
      : t("rate", { rate: receipt.fee_bps / 100, months: receipt.fee_months });
  const warranty = row.warranty_until && (
    <>
      {day(row.warranty_until)}
      <span className="block text-ink-500">
        {row.warranty_basis === "calendar"
          ? t("warrantyDays", { days: row.warranty_days })
          : t("warrantyWithoutHolidays", { days: row.warranty_days, holidays: row.warranty_holidays })}
      </span>
    </>
  );
  return (
    <Card>
      <DescriptionList
        items={[
          { label: t("job"), value: row.job.title },
          { label: t("client"), value: row.client.name },
          {
            label: t("replaces"),
            value: row.replaces_id && (
              <Link to={placementPaths.detail(row.replaces_id)} className="font-semibold hover:underline">
                {t("replaced")}
              </Link>
            ),
          },
          { label: t("start"), value: `${day(row.start_date)}${row.started ? "" : ` · ${t("planned")}`}` },
          { label: t("warranty"), value: warranty },
          { label: t("left"), value: row.left_on && day(row.left_on) },
          { label: t("reason"), value: row.left_reason && reasons(`reason.${reasonKey(row.left_reason)}`) },
          { label: t("note"), value: row.left_note },
          { label: t("salary"), value: money(receipt.monthly_gross) },
          { label: t("terms"), value: row.replaces_id === null && rate },
          { label: t("fee"), value: row.replaces_id === null ? money(row.fee) : t("noFee") },
          { label: t("requested"), value: row.fee > 0 && money(row.requested) },
        ]}
      />
    </Card>
  );
}

const reasonKeys = { 1: "resigned", 2: "dismissed", 3: "stopped_coming", 4: "other" } as const;
const reasonKey = (id: number) => reasonKeys[id as keyof typeof reasonKeys] ?? "other";

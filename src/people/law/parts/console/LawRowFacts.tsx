import { Link } from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import { Badge } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { lawPaths } from "../../paths.ts";
import { payValueNames } from "../../terms.ts";
import { useCitation } from "../use-citation.ts";
import { dataOf, type LawRowView } from "./row-view.ts";
import { useRowText } from "./use-row-text.ts";

/** The facts of a row: days, value, sources, and the people who entered and checked it. */
export function LawRowFacts({ row }: { row: LawRowView }) {
  const t = useTranslations("law.console");
  const labels = useTranslations("law.labels");
  const { value, days } = useRowText();
  const cite = useCitation();
  const { kind, state, source, source_url, entered_by, checked_by, superseded_by, reason } = row.attributes;
  return (
    <Card className="flex flex-col gap-6">
      <DescriptionList
        items={[
          { label: t("list.state"), value: <Badge>{labels(`state.${state}`)}</Badge> },
          { label: t("list.days"), value: days(row) },
          { label: t("list.value"), value: value(row) },
          { label: t("list.source"), value: cite(source) },
          {
            label: t("row.sourceLink"),
            value: source_url && (
              <a href={source_url} rel="noreferrer" className="inline-block leading-6 break-all underline">
                {source_url}
              </a>
            ),
          },
          { label: t("row.entered"), value: entered_by?.full_name ?? t("row.seeded") },
          { label: t("row.checked"), value: checked_by?.full_name ?? t("row.notChecked") },
          { label: t("row.reason"), value: reason },
          {
            label: t("row.correctedBy"),
            value: superseded_by && (
              <Link to={lawPaths.row(kind, superseded_by)} className="inline-block leading-6 underline">
                {`#${superseded_by}`}
              </Link>
            ),
          },
        ]}
      />
      {kind === "gross_net" && <PaySources row={row} />}
    </Card>
  );
}

/** Each value on pay with the law that sets it. */
function PaySources({ row }: { row: LawRowView }) {
  const labels = useTranslations("law.labels");
  const { number } = useFormatter();
  const cite = useCitation();
  const data = dataOf(row, "gross_net");
  const percents = ({ si, hi, ui }: { si: number; hi: number; ui: number }) =>
    [si, hi, ui].map((share) => `${number(share)}%`).join(" · ");
  const shown: Record<(typeof payValueNames)[number], string> = {
    personal: number(data.personal),
    dependent: number(data.dependent),
    brackets: data.brackets
      .map(({ top, percent }) =>
        top === null ? `${number(percent)}%` : `≤ ${number(top)}: ${number(percent)}%`,
      )
      .join(" · "),
    min_wage: Object.entries(data.min_wage)
      .map(([region, wage]) => `${region}: ${number(wage)}`)
      .join(" · "),
    base_salary: number(data.base_salary),
    employee: percents(data.employee),
    employer: percents(data.employer),
    si_hi_cap_multiple: number(data.si_hi_cap_multiple),
    ui_cap_multiple: number(data.ui_cap_multiple),
  };
  return (
    <DescriptionList
      items={payValueNames.map((name) => ({
        label: labels(`values.${name}`),
        value: (
          <span>
            {shown[name]} <span className="block text-ink-500">{cite(data.sources[name] ?? "")}</span>
          </span>
        ),
      }))}
    />
  );
}

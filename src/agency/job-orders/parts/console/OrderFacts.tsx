import { useTranslations } from "use-intl";
import { Card } from "#ui/Card.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { useDate } from "#ui/use-date.ts";
import { orderReasons } from "../../terms.ts";
import { FirstCv } from "./FirstCv.tsx";
import type { OrderView } from "./order-view.ts";
import { useMoney } from "./use-money.ts";

/** The facts of an order: its clock, its dates and what is asked. */
export function OrderFacts({ order }: { order: OrderView }) {
  const t = useTranslations("jobOrders.console.detail");
  const list = useTranslations("jobOrders.console.list");
  const labels = useTranslations("jobOrders.labels");
  const day = useDate("day");
  const { counts, opened_at, held_at, ended_at, target_date } = order;
  const reason = orderReasons.find(({ id }) => id === order.reason_id);
  return (
    <Card className="flex flex-col gap-4">
      <DescriptionList
        items={[
          { label: t("firstCv"), value: <FirstCv clock={order.first_cv} /> },
          { label: t("kind"), value: labels(`kind.${order.kind}`) },
          {
            label: t("hired"),
            value: list("hiredOf", { hired: counts.hired, asked: order.head_count }),
          },
          { label: t("salary"), value: useSalary(order) },
          { label: t("target"), value: target_date && day(target_date) },
          { label: t("confidential"), value: order.confidential && t("confidentialText") },
          { label: t("age"), value: list("days", { days: order.age_days }) },
          { label: t("opened"), value: opened_at && day(opened_at) },
          { label: t("held"), value: held_at && day(held_at) },
          { label: t("ended"), value: ended_at && day(ended_at) },
          { label: t("reason"), value: reason && labels(`reason.${reason.key}`) },
          { label: t("note"), value: order.reason_note },
          {
            label: t("mustHave"),
            value: order.must_have && (
              <span className="break-words whitespace-pre-line">{order.must_have}</span>
            ),
          },
        ]}
      />
    </Card>
  );
}

/** Returns the salary range of an order as a text; null without one. */
function useSalary({ salary_min, salary_max, currency }: OrderView): string | null {
  const t = useTranslations("jobOrders.console.detail");
  const money = useMoney();
  const [min, max] = [salary_min, salary_max].map((amount) => amount && money(amount, currency));
  if (min && max) return min === max ? min : t("range", { from: min, to: max });
  if (min) return t("from", { amount: min });
  return max ? t("to", { amount: max }) : null;
}

/** The numbers of an order's candidates by their progress. */
export function OrderProgress({ counts }: { counts: OrderView["counts"] }) {
  const t = useTranslations("jobOrders.console.detail");
  const list = useTranslations("jobOrders.console.list");
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t("progress")}</h2>
      <DescriptionList
        layout="grid"
        items={[
          { label: t("active"), value: String(counts.active) },
          { label: list("submitted"), value: String(counts.submitted) },
          { label: list("interviewing"), value: String(counts.interviewing) },
          { label: t("noAnswer"), value: String(counts.no_answer) },
          { label: list("offers"), value: String(counts.offers) },
          { label: list("hired"), value: String(counts.hired) },
        ]}
      />
    </Card>
  );
}

/** The terms of an order's fee. */
export function OrderTerms({
  terms,
  order: { status, expected_fee: expected },
}: {
  terms: NonNullable<OrderView["terms"]>;
  order: OrderView;
}) {
  const t = useTranslations("jobOrders.console.detail");
  const bases = useTranslations("jobOrders.labels.basis");
  const money = useMoney();
  const { fee_currency: currency } = terms;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t("terms")}</h2>
      {status === "draft" && <p className="text-sm text-ink-500">{t("termsDraft")}</p>}
      <DescriptionList
        items={[
          {
            label: t("fee"),
            value:
              terms.fee_type === "fixed"
                ? terms.fee_fixed !== null && money(terms.fee_fixed, currency)
                : t("rate", { rate: terms.fee_bps / 100, months: terms.fee_months }),
          },
          {
            label: t("feeMin"),
            value: terms.fee_type === "percent" && terms.fee_min !== null && money(terms.fee_min, currency),
          },
          { label: t("expected"), value: expected && money(expected.amount, expected.currency) },
          {
            label: t("warranty"),
            value: t("warrantyDays", { days: terms.warranty_days, basis: bases(terms.warranty_basis) }),
          },
          { label: t("payment"), value: t("paymentDays", { days: terms.payment_days }) },
        ]}
      />
    </Card>
  );
}

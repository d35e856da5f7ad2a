import { useLocale, useTranslations } from "use-intl";
import type { Language } from "#kit/i18n.ts";
import { Badge, type Tone } from "#ui/Badge.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { useDate } from "#ui/use-date.ts";
import type { OfferStatus } from "../lifecycle.ts";
import { exactSalary } from "../pay.ts";
import { type OfferField, offerTexts, probationOf } from "../terms.ts";
import type { Offer } from "./offer-view.ts";

const tones: Record<OfferStatus, Tone> = {
  draft: "neutral",
  pending: "warning",
  accepted: "success",
  declined: "danger",
  expired: "neutral",
  canceled: "neutral",
};

export function OfferBadge({ status }: { status: OfferStatus }) {
  const t = useTranslations("offers.labels.status");
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
}

/** Shows the terms of an offer, the most important first: the salary. */
export function OfferTerms({ offer }: { offer: Pick<Offer["attributes"], OfferField> }) {
  const t = useTranslations("offers.labels");
  const language = useLocale() as Language;
  const day = useDate("day");
  const { key, days } = probationOf(offer.probation);
  return (
    <DescriptionList
      layout="grid"
      items={[
        {
          label: t("fields.monthly_salary"),
          value:
            offer.monthly_salary !== null &&
            t(`month.${offer.salary_basis}`, {
              amount: exactSalary(offer.monthly_salary, offer.currency, language),
            }),
        },
        { label: t("fields.start_date"), value: offer.start_date && day(offer.start_date) },
        { label: t("fields.probation"), value: t(`probation.${key}`) },
        {
          label: t("fields.probation_percent"),
          value: days > 0 && t("percent", { percent: offer.probation_percent }),
        },
        ...offerTexts.map((name) => ({ label: t(`fields.${name}`), value: offer[name] })),
        { label: t("fields.valid_until"), value: day(offer.valid_until) },
      ]}
    />
  );
}

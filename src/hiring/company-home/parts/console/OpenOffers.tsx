import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import type { companyOffers } from "#hiring/offers/contract-list.ts";
import { offerPaths } from "#hiring/offers/paths.ts";
import type { AnswerOf } from "#kit/contract.ts";
import { useCompanyWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { useDate } from "#ui/use-date.ts";

/** Offers that the candidate has not answered, the soonest to expire first; renders nothing without offers. */
export function OpenOffers({ offers }: { offers: AnswerOf<typeof companyOffers>["data"] }) {
  const workspace = useCompanyWorkspace();
  const t = useTranslations("company-home.console");
  const day = useDate("day");
  if (offers.length === 0) return null;
  return (
    <Card>
      <CardHeader
        title={t("offers")}
        actions={
          <Button to={offerPaths.list(workspace)} variant="ghost" size="sm" iconAfter="arrow-right">
            {t("allOffers")}
          </Button>
        }
        className="mb-4"
      />
      <ul className="flex flex-col divide-y divide-line text-sm">
        {offers.map(({ id, attributes: { applicant, job, valid_until } }) => (
          <li key={id} className="py-3 first:pt-0 last:pb-0">
            <Link
              to={applicantPaths.detail(workspace, applicant.id)}
              className="font-semibold break-words hover:underline"
            >
              {applicant.full_name}
            </Link>
            <p className="mt-0.5 text-ink-500">
              {job.title} · {t("until", { date: day(valid_until) })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

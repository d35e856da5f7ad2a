import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { JobView } from "#market/jobs/parts/job-view.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Card } from "#ui/Card.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { Mark } from "./ReviewTable.tsx";

/** Shows facts about the company and author of a job, and which of them are verified. */
export function ReviewFacts({
  job,
  submitted,
  overdue,
  author,
  companyVerified,
  companyJobs,
  registration,
  waitedHours,
  children,
}: {
  job: JobView;
  submitted: string | null;
  overdue: boolean;
  author: { full_name: string; email: string | null; email_verified: boolean } | null;
  companyVerified: boolean;
  companyJobs: number;
  registration: {
    tax_code: string | null;
    tax_code_valid: boolean;
    founded_year: number | null;
    email: string | null;
    phone: string | null;
    joined: string;
  };
  /** Office hours since the submission; null for a job that does not wait for review. */
  waitedHours: number | null;
  /** Actions on the company. */
  children?: ReactNode;
}) {
  const reviewer = useTranslations("jobReview.console.reviewer");
  const review = useTranslations("jobReview.console.review");
  const labels = useTranslations("reference.labels");
  const { company } = job;
  return (
    <>
      <Card className="flex flex-col gap-4">
        <h2 className="sr-only">{review("facts")}</h2>
        <div className="flex items-center gap-3">
          <Avatar name={company.name} src={company.logo} square />
          <div className="min-w-0">
            <p className="font-semibold">{company.name}</p>
            <Mark good={companyVerified} text={review(companyVerified ? "verified" : "notVerified")} />
          </div>
        </div>
        <DescriptionList
          items={[
            {
              label: reviewer("taxCode"),
              value: registration.tax_code ? (
                <>
                  {registration.tax_code}
                  {!registration.tax_code_valid && (
                    <span className="block">
                      <Mark good={false} text={reviewer("taxCodeInvalid")} />
                    </span>
                  )}
                </>
              ) : (
                <Mark good={false} text={reviewer("taxCodeNone")} />
              ),
            },
            { label: reviewer("founded"), value: registration.founded_year },
            { label: reviewer("joined"), value: <RelativeTime at={registration.joined} /> },
            { label: reviewer("phone"), value: registration.phone },
            {
              label: review("email"),
              value: registration.email && <span className="break-all">{registration.email}</span>,
            },
            { label: review("companyJobs"), value: companyJobs },
            { label: review("size"), value: company.size && labels(`company_size.${company.size}`) },
            {
              label: review("website"),
              value: company.website && (
                <a
                  href={company.website}
                  target="_blank"
                  rel="noreferrer"
                  className="break-all text-leaf-700 underline underline-offset-2"
                >
                  {company.website.replace(/^https?:\/\//, "")}
                </a>
              ),
            },
            { label: review("address"), value: company.address },
          ]}
        />
        {children}
      </Card>
      <Card className="flex flex-col gap-4">
        <h2 className="font-semibold">{review("authorFacts")}</h2>
        <DescriptionList
          items={[
            { label: review("name"), value: author?.full_name },
            {
              label: review("email"),
              value: author && (
                <>
                  {author.email && <span className="break-all">{author.email}</span>}
                  <span className="block">
                    <Mark
                      good={author.email_verified}
                      text={review(author.email_verified ? "emailVerified" : "emailNotVerified")}
                    />
                  </span>
                </>
              ),
            },
            {
              label: review("submitted"),
              value: submitted && (
                <span className="flex flex-wrap items-center gap-2">
                  <RelativeTime at={submitted} />
                  {waitedHours !== null && reviewer("hours", { hours: waitedHours })}
                  {overdue && <Badge tone="danger">{review("overdue")}</Badge>}
                </span>
              ),
            },
          ]}
        />
      </Card>
    </>
  );
}

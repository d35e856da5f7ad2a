import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { JobView } from "#market/jobs/parts/job-view.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Card } from "#ui/Card.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { Mark } from "./ReviewTable.tsx";

interface Registration {
  tax_code: string | null;
  tax_code_valid: boolean;
  founded_year: number | null;
  email: string | null;
  phone: string | null;
  joined: string;
}

/** Shows facts about the company of a job, and which of them are verified. */
export function CompanyFacts({
  job: { company },
  companyVerified,
  companyJobs,
  registration,
  children,
}: {
  job: JobView;
  companyVerified: boolean;
  companyJobs: number;
  registration: Registration;
  /** Actions on the company. */
  children?: ReactNode;
}) {
  const reviewer = useTranslations("jobReview.console.reviewer");
  const review = useTranslations("jobReview.console.review");
  const labels = useTranslations("reference.labels");
  return (
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
            value: <TaxCode registration={registration} />,
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
            value: company.website && <Website url={company.website} />,
          },
          { label: review("address"), value: company.address },
        ]}
      />
      {children}
    </Card>
  );
}

function TaxCode({ registration: { tax_code, tax_code_valid } }: { registration: Registration }) {
  const reviewer = useTranslations("jobReview.console.reviewer");
  if (!tax_code) return <Mark good={false} text={reviewer("taxCodeNone")} />;
  return (
    <>
      {tax_code}
      {!tax_code_valid && (
        <span className="block">
          <Mark good={false} text={reviewer("taxCodeInvalid")} />
        </span>
      )}
    </>
  );
}

function Website({ url }: { url: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="break-all text-leaf-700 underline underline-offset-2"
    >
      {url.replace(/^https?:\/\//, "")}
    </a>
  );
}

import { useTranslations } from "use-intl";
import { useSalary } from "#market/jobs/parts/use-salary.ts";
import type { Pay } from "#market/jobs/salary.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Icon } from "#ui/icons/Icon.tsx";

/** A summary of the job above the form, so that candidates do not apply for the wrong job. */
export function ApplyingFor({
  job,
}: {
  job: {
    title: string;
    company: { name: string; logo: string | null; verified: boolean };
    pay: Pay;
    places: readonly string[];
  };
}) {
  const salary = useSalary();
  const card = useTranslations("jobs.site.card");
  return (
    <div className="flex items-center gap-4 rounded-lg bg-leaf-50 p-4">
      <Avatar name={job.company.name} src={job.company.logo} square size="lg" />
      <div className="min-w-0">
        <p className="line-clamp-2 font-semibold">{job.title}</p>
        <p className="flex items-center gap-1 text-sm text-ink-700">
          <span className="truncate">{job.company.name}</span>
          {job.company.verified && (
            <Icon name="verified" size="sm" label={card("verified")} className="text-leaf-600" />
          )}
        </p>
        <p className="mt-0.5 truncate text-sm text-ink-500">
          <span className="font-semibold text-leaf-700">{salary(job.pay)}</span>
          {job.places.length > 0 && ` · ${job.places.join(", ")}`}
        </p>
      </div>
    </div>
  );
}

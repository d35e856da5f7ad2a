import { JobCard } from "#market/jobs/parts/JobCard.tsx";
import { SaveCard } from "#market/saved-jobs/parts/SaveButton.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { LinkList } from "#ui/LinkList.tsx";
import type { MyHomeData } from "../../pages/my-home-data.ts";
import { More, Title } from "./Panel.tsx";

/** The jobs on a candidate's home page: those that fit the profile, and other ones where few fit. */
export function MyJobs({ data }: { data: MyHomeData }) {
  const { words, paths, fitting, lacks, others, isLike } = data;
  const all = <More to={paths.jobs}>{words.jobs.all}</More>;
  return (
    <section className="min-w-0">
      {lacks.length > 0 && (
        <Card className="mb-6 p-4">
          <h2 className="font-semibold">{words.profile.title}</h2>
          <p className="mt-1 text-sm text-ink-700">
            {words.profile.text} {lacks.join(", ")}.
          </p>
          <Button to={paths.profile} variant="secondary" size="sm" className="mt-3">
            {words.profile.edit}
          </Button>
        </Card>
      )}
      {fitting.length > 0 && (
        <>
          <Title text={data.fittingTitle}>{all}</Title>
          <LinkList className="mt-3 flex flex-col gap-3">
            {fitting.map((job) => (
              <JobCard
                key={job.path}
                job={job}
                as="h3"
                action={<SaveCard job={job} />}
                note={<Reasons reasons={job.reasons} />}
              />
            ))}
          </LinkList>
        </>
      )}
      {others.length > 0 && (
        <div className={cx(fitting.length > 0 && "mt-8")}>
          <Title text={isLike ? words.jobs.like : words.jobs.first}>{all}</Title>
          <LinkList className="mt-3 flex flex-col gap-3">
            {others.map((job) => (
              <JobCard key={job.path} job={job} as="h3" action={<SaveCard job={job} />} />
            ))}
          </LinkList>
        </div>
      )}
    </section>
  );
}

/** Shows why a job fits. */
function Reasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-leaf-700">
      {reasons.map((reason) => (
        <li key={reason} className="flex items-center gap-1">
          <Icon name="check" size="sm" />
          {reason}
        </li>
      ))}
    </ul>
  );
}

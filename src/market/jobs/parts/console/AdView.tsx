import { useTranslations } from "use-intl";
import { Badge, Tag } from "#ui/Badge.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { RichText } from "#ui/RichText.tsx";
import { JobFacts, JobSalary } from "../JobFacts.tsx";
import type { JobView } from "../job-view.ts";

export interface AdQuestion {
  type: string;
  text: string;
  required: boolean;
  options?: string[] | undefined;
}

/** The whole ad as candidates read it, with the questions of its application form. */
export function AdView({
  job,
  questions,
  heading: Heading = "h2",
}: {
  job: JobView;
  questions: readonly AdQuestion[];
  heading?: "h1" | "h2";
}) {
  const t = useTranslations("jobs.console.ad");
  const Section = Heading === "h1" ? "h2" : "h3";
  return (
    <article className="flex flex-col gap-8">
      <Head job={job} as={Heading} />
      {job.highlight_description && (
        <section className="rounded-lg bg-leaf-50 p-4">
          <Section className="font-semibold text-leaf-700">{t("highlight")}</Section>
          <p className="mt-1 whitespace-pre-line" lang={job.lang}>
            {job.highlight_description}
          </p>
        </section>
      )}
      <JobFacts job={job} />
      {(["description", "requirement", "benefits"] as const).map((part) =>
        job[part] || part !== "benefits" ? (
          <section key={part}>
            <Section className="mb-3 text-lg font-semibold">{t(part)}</Section>
            {job[part] ? (
              <RichText html={job[part]} lang={job.lang} />
            ) : (
              <p className="text-ink-500">{t("empty")}</p>
            )}
          </section>
        ) : null,
      )}
      {job.skills.length > 0 && <Skills skills={job.skills} as={Section} />}
      {questions.length > 0 && <QuestionList questions={questions} as={Section} />}
    </article>
  );
}

function Head({ job, as: Heading }: { job: JobView; as: "h1" | "h2" }) {
  const t = useTranslations("jobs.console.ad");
  const card = useTranslations("jobs.site.card");
  const labels = useTranslations("reference.labels");
  return (
    <header>
      {(job.hot || job.remote) && (
        <p className="mb-2 flex gap-2">
          {job.hot && <Badge tone="lotus">{card("hot")}</Badge>}
          {job.remote && <Badge tone="leaf">{t("remote")}</Badge>}
        </p>
      )}
      <Heading className="text-2xl font-semibold" lang={job.lang}>
        {job.title || t("untitled")}
      </Heading>
      <p className="mt-2 text-lg font-semibold text-leaf-700">
        <JobSalary job={job} />
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-700">
        {job.places.length > 0 && (
          <span className="flex min-w-0 items-center gap-2">
            <Icon name="map-pin" size="sm" className="text-ink-500" />
            {job.places.join(", ")}
          </span>
        )}
        {job.experience && (
          <span className="flex min-w-0 items-center gap-2">
            <Icon name="clock" size="sm" className="text-ink-500" />
            {labels(`experience.${job.experience}`)}
          </span>
        )}
      </p>
    </header>
  );
}

function Skills({ skills, as: Section }: { skills: readonly string[]; as: "h2" | "h3" }) {
  const t = useTranslations("jobs.console.ad");
  return (
    <section>
      <Section className="mb-3 text-lg font-semibold">{t("skills")}</Section>
      <ul className="flex flex-wrap gap-2">
        {skills.map((skill) => (
          <li key={skill}>
            <Tag>{skill}</Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}

function QuestionList({ questions, as: Section }: { questions: readonly AdQuestion[]; as: "h2" | "h3" }) {
  const t = useTranslations("jobs.console");
  const required = useTranslations("ui.labels");
  return (
    <section>
      <Section className="mb-3 text-lg font-semibold">{t("ad.questions")}</Section>
      <ol className="flex list-decimal flex-col gap-2 pl-6">
        {questions.map((question) => (
          <li key={question.text}>
            {question.text}
            <span className="block text-sm text-ink-500">
              {[
                isKnown(question.type) && t(`form.questionTypes.${question.type}`),
                question.options?.join(" / "),
                question.required && required("required"),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Known = "yes_no" | "single_choice" | "number" | "short_text";
function isKnown(type: string): type is Known {
  return ["yes_no", "single_choice", "number", "short_text"].includes(type);
}

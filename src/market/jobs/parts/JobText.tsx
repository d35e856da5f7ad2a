import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Card } from "#ui/Card.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { RichText } from "#ui/RichText.tsx";
import type { JobView } from "./job-view.ts";

/** The author's texts of a job, under fixed headings. */
export function JobText({
  job,
  skillPaths,
}: {
  job: JobView;
  /** The search for jobs with a skill; a preview has no links. */
  skillPaths?: readonly string[];
}) {
  const language = useLocale();
  const t = useTranslations("jobs.site.detail");
  const lang = job.lang === language ? undefined : job.lang;
  const parts = [
    { title: t("aboutJob"), html: job.description },
    { title: t("requirement"), html: job.requirement },
    { title: t("benefits"), html: job.benefits },
  ].filter(({ html }) => html !== "");
  return (
    <Card className="flex flex-col gap-8">
      {job.highlight_description && (
        <div className="flex gap-3 rounded-lg bg-leaf-50 p-4">
          <Icon name="star" className="mt-0.5 text-leaf-700" />
          <div className="min-w-0">
            <h2 className="font-semibold text-ink-900">{t("highlight")}</h2>
            <p className="whitespace-pre-line text-ink-700" lang={lang}>
              {job.highlight_description}
            </p>
          </div>
        </div>
      )}
      {parts.map(({ title, html }) => (
        <section key={title}>
          <h2 className="mb-3 text-lg font-semibold text-ink-900">{title}</h2>
          <RichText html={html} lang={lang} />
        </section>
      ))}
      {job.skills.length > 0 && (
        <section>
          <h2 className="mb-3 text-lg font-semibold text-ink-900">{t("skills")}</h2>
          <ul className="flex flex-wrap gap-2">
            {job.skills.map((skill, index) => (
              <li key={skill} className="rounded-full border border-line text-sm text-ink-700">
                {skillPaths?.[index] ? (
                  <Link
                    to={skillPaths[index]}
                    className="block rounded-full px-3 py-1 hover:bg-hover hover:text-leaf-700"
                  >
                    {skill}
                  </Link>
                ) : (
                  <span className="block px-3 py-1">{skill}</span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Card>
  );
}

import { Form, Link } from "react-router";
import { useTranslations } from "use-intl";
import { sourceKey } from "#market/jobs/parts/console/sources.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { companyOf } from "#people/accounts/workspace.ts";
import { Button, iconButtonClass } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { useDate } from "#ui/use-date.ts";
import type { PersonView } from "../../load-person.ts";
import { talentPaths } from "../../paths.ts";

/** Shows contact data, facts, CV files and the end of retention of a person. */
export function PersonFacts({ id, person }: { id: string; person: PersonView }) {
  return (
    <div className="flex flex-col gap-6">
      <Contact person={person} />
      <AgencyFacts id={id} isAdded={person.added} />
      <Files id={id} cvs={person.cvs} shown={person.preview?.id} />
      <Retention person={person} />
    </div>
  );
}

/** Links to what the agency alone records about a person. */
function AgencyFacts({ id, isAdded }: { id: string; isAdded: boolean }) {
  const t = useTranslations("talentPools.console.facts");
  if (companyOf(useWorkspace()) || !isAdded) return null;
  return (
    <Card>
      <h2 className="text-lg font-semibold">{t("title")}</h2>
      <p className="mt-1 text-ink-500">{t("lead")}</p>
      <Button to={talentPaths.facts(id)} variant="secondary" icon="edit" className="mt-3">
        {t("link")}
      </Button>
    </Card>
  );
}

function Contact({ person: { email, phone, source, birth_year, skills } }: { person: PersonView }) {
  const t = useTranslations("talentPools.console");
  const sources = useTranslations("jobs.labels.source");
  return (
    <Card>
      <h2 className="text-lg font-semibold">{t("person.contact")}</h2>
      <div className="mt-2">
        <DescriptionList
          items={[
            {
              label: t("form.email"),
              value: email ? (
                <a href={`mailto:${email}`} className="break-all text-leaf-700">
                  {email}
                </a>
              ) : (
                t("person.noEmail")
              ),
            },
            { label: t("form.phone"), value: phone && <a href={`tel:${phone}`}>{phone}</a> },
            { label: t("person.birthYear"), value: birth_year },
            { label: t("person.source"), value: sources(sourceKey(source), { source }) },
            { label: t("person.skills"), value: skills.join(", ") },
          ]}
        />
      </div>
    </Card>
  );
}

function Files({
  id,
  cvs,
  shown,
}: {
  id: string;
  cvs: PersonView["cvs"];
  /** The file in the preview. */
  shown: string | undefined;
}) {
  const t = useTranslations("talentPools.console.person");
  const date = useDate("day");
  const workspace = useWorkspace();
  return (
    <Card>
      <h2 className="text-lg font-semibold">{t("cvs")}</h2>
      {cvs.length === 0 && <p className="mt-2 text-sm text-ink-500">{t("noCvs")}</p>}
      <ul className="mt-2 flex flex-col gap-2 text-sm">
        {cvs.map((file) => (
          <li key={file.id} className="flex items-center gap-2">
            <Icon name="file" className="text-ink-500" />
            <Link
              to={`?cv=${file.id}`}
              preventScrollReset
              aria-current={file.id === shown}
              className="min-w-0 flex-1 truncate text-leaf-700 aria-[current=true]:font-semibold"
            >
              {file.name}
            </Link>
            <a
              href={talentPaths.file(workspace, id, file.id)}
              download
              aria-label={t("download", { name: file.name })}
              className={iconButtonClass({ size: "sm" })}
            >
              <Icon name="download" size="sm" />
            </a>
            <span className="text-ink-500">{date(file.at)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Shows how long the person's data is stored, and renews the retention of an added person. */
function Retention({ person: { can, kept_until, keepDays } }: { person: PersonView }) {
  const t = useTranslations("talentPools.console.person");
  const date = useDate("day");
  return (
    <Card>
      <p className="text-sm text-ink-700">
        {kept_until ? t("keptUntil", { when: date(kept_until) }) : t("applicantKept")}
      </p>
      {can.keep && (
        <Form method="post" className="mt-3 flex flex-col items-start gap-3">
          <input type="hidden" name="intent" value="keep" />
          <Checkbox name="agreed" value="true" required label={t("keepAgreed")} />
          <Button type="submit" variant="secondary" size="sm">
            {t("keep", { days: keepDays })}
          </Button>
        </Form>
      )}
    </Card>
  );
}

import { Form, Link } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { useDate } from "#ui/use-date.ts";
import type { PersonView } from "../../load-person.ts";
import { talentPaths } from "../../paths.ts";

/** Shows possible duplicates, which can be merged, and the merged records. */
export function PersonRecords({ id, person: { duplicates, merged } }: { id: string; person: PersonView }) {
  if (duplicates.length === 0 && merged.length === 0) return null;
  return (
    <Card>
      {duplicates.length > 0 && <Duplicates own={id} duplicates={duplicates} />}
      {merged.length > 0 && <Merged merged={merged} className={duplicates.length > 0 ? "mt-4" : undefined} />}
    </Card>
  );
}

function Duplicates({ own, duplicates }: { own: string; duplicates: PersonView["duplicates"] }) {
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console.person");
  return (
    <section id="duplicates" className="scroll-mt-24">
      <h2 className="text-lg font-semibold">{t("duplicates")}</h2>
      <p className="mt-1 text-sm text-ink-500">{t("mergeHelp")}</p>
      <ul className="mt-2 divide-y divide-line">
        {duplicates.map(({ id, full_name, email, by }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
            <div className="min-w-0 flex-1 basis-52">
              <Link to={applicantPaths.person(workspace, id)} className="font-semibold text-leaf-700">
                {full_name}
              </Link>
              <p className="truncate text-sm text-ink-500">
                {[t(`by.${by}`), email].filter(Boolean).join(" · ")}
              </p>
            </div>
            <Button to={talentPaths.merge(workspace, own, id)} variant="secondary" size="sm">
              {t("merge")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Merged({ merged, className }: { merged: PersonView["merged"]; className: string | undefined }) {
  const t = useTranslations("talentPools.console.person");
  const date = useDate("day");
  return (
    <section className={className}>
      <h2 className="text-lg font-semibold">{t("merged")}</h2>
      <ul className="mt-2 divide-y divide-line">
        {merged.map(({ id, full_name, at, can_undo }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
            <span className="min-w-0 flex-1 basis-52 text-sm">
              {t("mergedAt", { name: full_name, when: date(at) })}
            </span>
            {can_undo && (
              <Form method="post">
                <input type="hidden" name="intent" value="unmerge" />
                <input type="hidden" name="other_id" value={id} />
                <Button type="submit" variant="ghost" size="sm" icon="undo">
                  {t("unmerge")}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useTranslations } from "use-intl";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import type { PersonView } from "../../load-person.ts";
import { talentPaths } from "../../paths.ts";
import { DeletePerson } from "./DeletePerson.tsx";
import { Marks } from "./Marks.tsx";

/** The name of a person with the actions on the record. */
export function PersonHeader({ id, person }: { id: string; person: PersonView }) {
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console");
  return (
    <header className="flex flex-wrap items-center gap-4">
      <Avatar name={person.full_name} size="lg" />
      <div className="min-w-0 flex-1 basis-52">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="min-w-0 text-2xl font-semibold break-words">{person.full_name}</h1>
          {person.added && <Badge tone="info">{t("list.addedBy")}</Badge>}
          <Marks marks={person.marks} />
        </div>
        <p className="text-ink-500">{[person.job_title, person.place].filter(Boolean).join(" · ")}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {person.can.invite && (
          <Button to={talentPaths.invite(workspace, { candidate: id })} variant="secondary" icon="mail">
            {t("person.invite")}
          </Button>
        )}
        {person.can.edit && (
          <Button to={talentPaths.edit(workspace, id)} variant="secondary" icon="edit">
            {t("person.edit")}
          </Button>
        )}
        <Button to={talentPaths.merge(workspace, id)} variant="ghost">
          {t("merge.open")}
        </Button>
        {person.can.delete && <DeletePerson name={person.full_name} />}
      </div>
    </header>
  );
}

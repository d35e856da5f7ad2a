import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import type { QueuedFile } from "#profiles/cv/parts/use-file-queue.ts";
import { Button } from "#ui/Button.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import type { SamePerson } from "../../pages/console/choices.ts";
import type { FileAnswer } from "../../pages/console/files.tsx";
import { talentPaths } from "../../paths.ts";
import { ExistingPerson } from "./ExistingPerson.tsx";

/** Sends a file again, with the fields that were chosen for it. */
type Retry = (key: number, fields?: Record<string, string>) => void;

/** Shows an uploaded CV file with its progress, its candidate or its error. */
export function AddedFile({
  queued: { key, file, answer },
  sending,
  onRetry,
}: {
  queued: QueuedFile<FileAnswer>;
  sending: boolean;
  onRetry: Retry;
}) {
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console");
  const added = answer?.added;
  const errors = answer?.reply?.error;
  const same = answer?.same;
  const error =
    answer === undefined || added || same
      ? null
      : String(errors?.fieldErrors?.cv ?? errors?.formErrors ?? t("files.failed"));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-sm">
      <FileMark answer={answer} />
      <div className="min-w-0 flex-1 basis-52">
        <p className="truncate">{file.name}</p>
        {error && <p className="text-danger-600">{error}</p>}
        {same && <SameChoices same={same} onChoose={(fields) => onRetry(key, fields)} />}
      </div>
      {added && (
        <p>
          <Link to={applicantPaths.person(workspace, added.id)} className="font-semibold text-leaf-700">
            {added.name}
          </Link>
          <span className="ml-2 text-ink-500">{t(`files.${added.result}`)}</span>
        </p>
      )}
      {answer === undefined && (
        <p className="text-ink-500">{t(sending ? "files.sending" : "files.waiting")}</p>
      )}
      {error && (
        <span className="flex gap-2">
          <Button to={talentPaths.create(workspace)} variant="ghost" size="sm">
            {t("files.byHand")}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => onRetry(key)}>
            {t("files.retry")}
          </Button>
        </span>
      )}
    </div>
  );
}

/** The icon of a file: saved, refused, or in need of a decision. */
function FileMark({ answer }: { answer: FileAnswer | null | undefined }) {
  if (answer?.added) return <Icon name="check" className="text-success-600" />;
  if (answer === undefined) return <Icon name="file" className="text-ink-500" />;
  return (
    <Icon name="alert" className={answer?.same?.by === "name" ? "text-warning-600" : "text-danger-600"} />
  );
}

/** The existing person of a file, with what can be done: the file belongs to that person, or to another one of the same name. */
function SameChoices({
  same,
  onChoose,
}: {
  same: SamePerson;
  onChoose: (fields: Record<string, string>) => void;
}) {
  const t = useTranslations("talentPools.console.files");
  return (
    <ExistingPerson same={same}>
      {same.can_add_file && (
        <Button variant="secondary" size="sm" onClick={() => onChoose({ person_id: same.id })}>
          {t("toSame")}
        </Button>
      )}
      {same.by === "name" && (
        <Button variant="ghost" size="sm" onClick={() => onChoose({ is_another: "true" })}>
          {t("anyway")}
        </Button>
      )}
    </ExistingPerson>
  );
}

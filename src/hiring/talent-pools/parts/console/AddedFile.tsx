import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import type { QueuedFile } from "#profiles/cv/parts/use-file-queue.ts";
import { Button } from "#ui/Button.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import type { FileAnswer } from "../../pages/console/files.tsx";
import { talentPaths } from "../../paths.ts";

/** Shows an uploaded CV file with its progress, its candidate or its error. */
export function AddedFile({
  queued: { key, file, answer },
  sending,
  onRetry,
}: {
  queued: QueuedFile<FileAnswer>;
  sending: boolean;
  onRetry: (key: number) => void;
}) {
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console");
  const added = answer?.added;
  const errors = answer?.reply?.error;
  const error =
    answer === undefined || added
      ? null
      : String(errors?.fieldErrors?.cv ?? errors?.formErrors ?? t("files.failed"));
  const same = answer?.same;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-sm">
      <Icon
        name={added ? "check" : error ? "alert" : "file"}
        className={added ? "text-success-600" : error ? "text-danger-600" : "text-ink-500"}
      />
      <div className="min-w-0 flex-1 basis-52">
        <p className="truncate">{file.name}</p>
        {error && <p className="text-danger-600">{error}</p>}
      </div>
      {added && (
        <p>
          <Link to={talentPaths.person(workspace, added.id)} className="font-semibold text-leaf-700">
            {added.name}
          </Link>
          <span className="ml-2 text-ink-500">{t(`files.${added.result}`)}</span>
        </p>
      )}
      {answer === undefined && (
        <p className="text-ink-500">{t(sending ? "files.sending" : "files.waiting")}</p>
      )}
      {same && (
        <Link to={talentPaths.person(workspace, same.id)} className="font-semibold text-leaf-700">
          {t("form.existing", { name: same.full_name })}
        </Link>
      )}
      {error && !same && (
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

import { useTranslations } from "use-intl";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import type { useFileQueue } from "#profiles/cv/parts/use-file-queue.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { UploadBar } from "#ui/UploadBar.tsx";
import type { FileAnswer } from "../../pages/console/files.tsx";
import { talentPaths } from "../../paths.ts";
import { AddedFile } from "./AddedFile.tsx";

/** Lists uploaded CV files with their progress and results. */
export function AddedFiles({ queue }: { queue: ReturnType<typeof useFileQueue<FileAnswer>> }) {
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console.files");
  const done = queue.files.filter(({ answer }) => answer !== undefined);
  const added = done.filter(({ answer }) => answer?.added);
  const running = done.length < queue.files.length;
  // After the last upload, files without a result come first, because the recruiter has to handle them.
  const listed = running ? queue.files : [...done.filter(({ answer }) => !answer?.added), ...added];
  const toSame = done.filter(({ answer }) => answer?.same?.can_add_file && answer.same.by !== "name");
  function addAll() {
    for (const { key, answer } of toSame) if (answer?.same) queue.retry(key, { person_id: answer.same.id });
  }
  return (
    <section className="flex flex-col gap-3" aria-label={t("list")}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-semibold">
          {running
            ? t("progress", { done: String(done.length), count: String(queue.files.length) })
            : t("summary", { added: added.length })}
        </p>
        {running ? (
          <Button variant="secondary" onClick={queue.dropWaiting}>
            {t("stop")}
          </Button>
        ) : (
          <Button to={talentPaths.list(workspace)} variant="secondary">
            {t("done")}
          </Button>
        )}
      </div>
      {running && <UploadBar percent={(100 * done.length) / queue.files.length} label={t("list")} />}
      {done.length > added.length && (
        <p className="text-sm text-danger-600">{t("problems", { count: done.length - added.length })}</p>
      )}
      {!running && toSame.length > 1 && (
        <div>
          <Button variant="secondary" size="sm" onClick={addAll}>
            {t("allToSame", { count: toSame.length })}
          </Button>
        </div>
      )}
      <Card flush>
        <ul className="divide-y divide-line">
          {listed.map((each) => (
            <li key={each.key}>
              <AddedFile queued={each} sending={queue.isSent(each.key)} onRetry={queue.retry} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

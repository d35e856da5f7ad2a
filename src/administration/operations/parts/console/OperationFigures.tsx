import { useFormatter, useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import { Stat } from "#ui/Stat.tsx";
import type { operations } from "../../contract.ts";

export type OperationsView = AnswerOf<typeof operations>["data"]["attributes"];

const gigabyte = 1_000_000_000;
const daySeconds = 86_400;
/** Less free space is shown as a warning. */
const freeLeast = 5 * gigabyte;

/** Figures of the running product. @param now the time of the page, for the age of the backup */
export function OperationFigures({ shown, now }: { shown: OperationsView; now: string }) {
  const t = useTranslations("operations.console.figures");
  const { failed_jobs, mails } = shown;
  const note = ({ waiting, retrying, oldest_seconds }: (typeof mails)["proof"]) =>
    waiting + retrying > 0 && t("mailsNote", { retrying, minutes: String(Math.round(oldest_seconds / 60)) });
  return (
    <section
      aria-label={t("title")}
      className="grid grid-cols-2 gap-3 md:grid-cols-4 min-[87.5rem]:grid-cols-7"
    >
      <Stat
        label={t("failed")}
        value={failed_jobs.length}
        note={t("failedNote", { count: failed_jobs.length })}
        trend={failed_jobs.length > 0 ? "bad" : "good"}
        icon="alert"
      />
      <Stat label={t("proof")} value={mails.proof.waiting} note={note(mails.proof)} icon="mail" />
      <Stat label={t("other")} value={mails.other.waiting} note={note(mails.other)} icon="mail" />
      <Stat
        label={t("mailsFailed")}
        value={mails.failed}
        note={mails.failed > 0 ? t("mailsFailedNote") : undefined}
        trend={mails.failed > 0 ? "bad" : undefined}
        icon="mail"
      />
      <PlaceFigures shown={shown} now={now} />
    </section>
  );
}

/** Figures of the storage, the search and the newest backup. */
function PlaceFigures({ shown: { storage, search, backup }, now }: { shown: OperationsView; now: string }) {
  const t = useTranslations("operations.console.figures");
  const { number } = useFormatter();
  const size = (bytes: number) =>
    t("gigabytes", { size: number(bytes / gigabyte, { maximumFractionDigits: 1 }) });
  const age = backup && Math.floor((Date.parse(now) - Date.parse(backup.made_at)) / 1000 / daySeconds);
  const isLow = storage.free_bytes !== null && storage.free_bytes < freeLeast;
  const isDatabase = search.kind === "database";
  // A search in the database is never behind it.
  const seconds = isDatabase ? 0 : search.behind_seconds;
  return (
    <>
      <Stat
        label={t("storage")}
        value={storage.free_bytes === null ? t("bucket") : size(storage.free_bytes)}
        note={storage.ready ? t("storageNote", { size: size(storage.database_bytes) }) : t("storageBroken")}
        trend={isLow || !storage.ready ? "bad" : undefined}
        icon="file"
      />
      <Stat
        label={t("search")}
        value={seconds === null ? t("searchNone") : t("seconds", { seconds: number(seconds) })}
        note={isDatabase ? t("searchDatabaseNote") : t("searchNote")}
        icon="search"
      />
      <Stat
        label={t("backup")}
        value={age === null ? t("backupNone") : t("days", { days: age })}
        note={backup ? t("backupNote", { rows: number(backup.rows) }) : t("backupNoneNote")}
        trend={age === null || age > 1 ? "bad" : "good"}
        icon="download"
      />
    </>
  );
}

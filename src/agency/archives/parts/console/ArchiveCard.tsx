import { useLocale, useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import { formatDate } from "#kit/dates.ts";
import type { Language } from "#kit/i18n.ts";
import { Alert } from "#ui/Alert.tsx";
import { Bar } from "#ui/Bar.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import type { archives } from "../../contract.ts";
import { runningArchives } from "../../terms.ts";

type Archive = AnswerOf<typeof archives>["data"][number]["attributes"];

/** The tables that a card names; the others are counted. */
const named = [
  ...["team", "clients", "client_contacts", "job_orders", "candidates", "cv_files", "applicants"],
  ...["submissions", "placements", "invoices", "payments", "activities", "files"],
];

/** Shows an export or import: its progress, what it contains, its faults and the next step. */
export function ArchiveCard({
  id,
  archive,
  reply,
  busy,
}: {
  id: string;
  archive: Archive;
  reply: Parameters<typeof SubmitForm>[0]["reply"];
  busy: boolean;
}) {
  const t = useTranslations("archives.console");
  const language = useLocale() as Language;
  const { status, progress, counts, faults, can, created_at, expires_at, by, bytes } = archive;
  const isRunning = (runningArchives as readonly string[]).includes(status);
  const facts = [formatDate(created_at, "exact", language), by];
  if (bytes !== null) facts.push(t("size", { size: Math.max(1, Math.round(bytes / 1024 ** 2)) }));
  if (can.download) facts.push(t("expires", { date: formatDate(expires_at, "exact", language) }));
  return (
    <Card>
      <CardHeader as="h3" title={t(`status.${status}`)} text={facts.filter(Boolean).join(" · ")} />
      <div className="mt-4 flex flex-col gap-4">
        {isRunning && <Running progress={progress} label={t(`status.${status}`)} />}
        {faults.length > 0 && <Faults faults={faults} />}
        {Object.keys(counts).length > 0 && <Counts counts={counts} />}
        {can.download && (
          <Button
            to={`/api/v2/consultants/archives/${id}/file`}
            download
            reloadDocument
            icon="download"
            className="self-start max-sm:self-stretch"
          >
            {t("download")}
          </Button>
        )}
        {can.import && (
          <SubmitForm reply={reply} className="flex flex-col gap-3">
            <input type="hidden" name="do" value="import" />
            <input type="hidden" name="id" value={id} />
            <p className="text-ink-700">{t("import.ready")}</p>
            <Button type="submit" busy={busy} className="self-start max-sm:self-stretch">
              {t("import.confirm")}
            </Button>
          </SubmitForm>
        )}
      </div>
    </Card>
  );
}

function Running({ progress, label }: { progress: number; label: string }) {
  const t = useTranslations("archives.console");
  return (
    <>
      <div role="progressbar" aria-label={label} aria-valuenow={progress} className="flex items-center gap-3">
        <Bar share={progress / 100} className="h-3 min-w-10 flex-1" />
        <span className="tabular-nums">{t("progress", { progress })}</span>
      </div>
      <noscript>
        <Button to="" variant="secondary" reloadDocument>
          {t("reload")}
        </Button>
      </noscript>
    </>
  );
}

function Counts({ counts }: { counts: Archive["counts"] }) {
  const t = useTranslations("archives.console");
  const nameOf = useTableName();
  const others = Object.keys(counts).filter((table) => !named.includes(table)).length;
  return (
    <section aria-label={t("counts")} className="text-sm">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3">
        {named.flatMap((table) =>
          counts[table] === undefined
            ? []
            : [
                <div key={table}>
                  <dt className="text-ink-500">{nameOf(table)}</dt>
                  <dd className="font-semibold tabular-nums">{counts[table]}</dd>
                </div>,
              ],
        )}
      </dl>
      {others > 0 && <p className="mt-2 text-ink-500">{t("more", { count: others })}</p>}
    </section>
  );
}

function Faults({ faults }: { faults: Archive["faults"] }) {
  const t = useTranslations("archives.console");
  const nameOf = useTableName();
  return (
    <Alert tone="danger" title={t("faults")}>
      <ul className="flex flex-col gap-2">
        {faults.map(({ table, code, column, detail, count, lines }) => {
          const facts = [
            column === null ? null : t("column", { column }),
            count > 1 ? t("times", { count }) : null,
            lines.length > 0 ? t("lines", { count: lines.length, lines: lines.join(", ") }) : null,
          ].filter(Boolean);
          return (
            <li key={`${table} ${code} ${column}`} className="break-words">
              {table === "archive" ? detail : t("fault", { table: nameOf(table), detail })}
              {facts.length > 0 && <span className="block text-ink-700">{facts.join(" · ")}</span>}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}

/** Returns the name of a table; a table without one has its name in the archive. */
function useTableName(): (table: string) => string {
  const t = useTranslations("archives.console.entity") as unknown as (key: string) => string;
  return (table) => (named.includes(table) ? t(table) : table);
}

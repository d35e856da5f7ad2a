import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { type Column, Table } from "#ui/Table.tsx";
import { useDate } from "#ui/use-date.ts";
import type { OperationsView } from "./OperationFigures.tsx";

type Row = OperationsView["failed_jobs"][number];

/** Lists the failed jobs with their acts. @param reply the form of a job that was refused */
export function FailedJobs({
  rows,
  reply,
}: {
  rows: readonly Row[];
  reply: { id: string; form: FormReply } | undefined;
}) {
  const t = useTranslations("operations.console.failedJobs");
  const date = useDate("exact");
  const columns: Column<Row>[] = [
    { key: "job", label: t("job"), main: true, cell: ({ name }) => <code className="text-sm">{name}</code> },
    { key: "tries", label: t("tries"), align: "end", cell: ({ tries }) => tries },
    {
      key: "error",
      label: t("error"),
      cell: ({ error }) => <code className="text-xs wrap-anywhere">{error ?? "–"}</code>,
    },
    {
      key: "at",
      label: t("at"),
      oneLine: true,
      cell: ({ failed_at }) => <time dateTime={failed_at}>{date(failed_at)}</time>,
    },
    {
      key: "acts",
      label: t("acts"),
      cell: (row) => <JobActs row={row} reply={reply?.id === row.id ? reply.form : undefined} />,
    },
  ];
  return <Table caption={t("caption")} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}

function JobActs({ row: { id, name, retry }, reply }: { row: Row; reply: FormReply | undefined }) {
  const t = useTranslations("operations.console.failedJobs");
  return (
    <div className="flex min-w-72 flex-wrap items-center gap-2 max-md:min-w-0 max-md:justify-end">
      {retry === "possible" ? (
        <Form method="post">
          <input type="hidden" name="do" value="retry" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" variant="secondary" size="sm" aria-label={t("retryOf", { name })}>
            {t("retry")}
          </Button>
        </Form>
      ) : (
        <span className="text-xs text-ink-500">{t(retry)}</span>
      )}
      <details open={reply ? true : undefined} className="open:w-full">
        <summary className={buttonClass({ variant: "ghost", size: "sm" })}>{t("discard")}</summary>
        <SubmitForm reply={reply} noValidate className="mt-2 flex flex-col gap-3">
          <input type="hidden" name="do" value="discard" />
          <input type="hidden" name="id" value={id} />
          <Field id={`reason-${id}`} name="reason" label={t("reason")} help={t("reasonHelp")} required>
            <Textarea rows={2} limit={500} />
          </Field>
          <Button type="submit" variant="danger" size="sm" className="self-start">
            {t("discard")}
          </Button>
        </SubmitForm>
      </details>
    </div>
  );
}

import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import type { FormReply } from "#kit/form.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select, Textarea } from "#ui/inputs.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { Timeline } from "#ui/Timeline.tsx";
import { useDate } from "#ui/use-date.ts";
import type * as parts from "../../contract-parts.ts";
import { noteKinds, noteMax } from "../../terms.ts";

const pagesOf = ({ total, items }: { total: number; items: number }) => Math.ceil(total / items);

/** The notes about a client, and the form that adds one. */
export function Notes({
  notes: { data, meta },
  reply,
}: {
  notes: AnswerOf<typeof parts.notes>;
  reply: FormReply | undefined;
}) {
  const t = useTranslations("clients.console.notes");
  const labels = useTranslations("clients.labels.note");
  const exact = useDate("exact");
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <SubmitForm key={meta.total} reply={reply} values={{ kind: "note" }}>
          <input type="hidden" name="do" value="note" />
          <Field name="kind" label={t("kind")}>
            <Select options={noteKinds.map((kind) => ({ value: kind, label: labels(kind) }))} />
          </Field>
          <Field name="text" label={t("text")} required>
            <Textarea rows={3} limit={noteMax} />
          </Field>
          <div>
            <Button type="submit">{t("add")}</Button>
          </div>
        </SubmitForm>
      </Card>
      {data.length === 0 ? (
        <EmptyState drawing="mail" title={t("empty")} />
      ) : (
        <Card flush>
          <ul className="divide-y divide-line">
            {data.map(({ id, attributes: { kind, text, author, created_at, can } }) => (
              <li key={id} className="flex flex-wrap items-start justify-between gap-3 p-4 sm:p-6">
                <div className="min-w-0 flex-1 basis-56">
                  <p className="flex flex-wrap items-center gap-2 text-sm text-ink-500">
                    {kind !== "note" && <Badge tone="info">{labels(kind)}</Badge>}
                    {t("by", { name: author?.full_name ?? t("system"), date: exact(created_at) })}
                  </p>
                  <p className="mt-1 break-words whitespace-pre-line">{text}</p>
                </div>
                {can.delete && (
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="do" value="deleteNote" />
                    <input type="hidden" name="note" value={id} />
                    <Button type="submit" variant="ghost" size="sm" icon="trash">
                      {t("delete")}
                    </Button>
                  </Form>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Pagination page={meta.page} pages={pagesOf(meta)} />
    </div>
  );
}

/** What happened with a client, the latest first. */
export function Activities({
  activities: { data, meta },
}: {
  activities: AnswerOf<typeof parts.activities>;
}) {
  const t = useTranslations("clients.console.notes");
  const labels = useTranslations("clients.labels.activity");
  const exact = useDate("exact");
  return (
    <Card className="flex flex-col gap-6">
      <Timeline
        entries={data.map(({ id, attributes: { kind, at, actor, text } }) => ({
          key: id,
          title: `${actor?.full_name ?? t("system")} ${labels(kind)}`,
          time: exact(at),
          children: text,
        }))}
      />
      <Pagination page={meta.page} pages={pagesOf(meta)} />
    </Card>
  );
}

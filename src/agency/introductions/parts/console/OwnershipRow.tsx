import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import type { FormReply } from "#kit/form.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { clientPaths } from "#people/clients/paths.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { type Option, Select, Textarea } from "#ui/inputs.tsx";
import { useDate } from "#ui/use-date.ts";
import type { OwnershipView } from "../../pages/console/ownerships.tsx";

/** A person and the client to whom a consultant may introduce the person, with a form for another owner. */
export function OwnershipRow({
  row,
  colleagues,
  reply,
}: {
  row: OwnershipView;
  colleagues: readonly Option[];
  reply: FormReply | null;
}) {
  const t = useTranslations("introductions.console");
  const day = useDate("day");
  const { person, client, owner, ends_on, ends_soon, can } = row;
  return (
    <li className="flex flex-col gap-2 px-4 py-3 text-sm sm:px-6">
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <div className="min-w-0 flex-1 basis-48">
          <Link
            to={applicantPaths.person(useWorkspace(), person.id)}
            className="inline-block leading-6 font-semibold break-words text-leaf-700 hover:underline"
          >
            {person.full_name}
          </Link>
          <p className="break-words text-ink-700">
            <Link to={clientPaths.detail(client.id)} className="inline-block leading-6 hover:underline">
              {client.name}
            </Link>
          </p>
        </div>
        <p className="min-w-0 flex-1 basis-40 break-words">{owner?.full_name ?? t("ownerships.noOwner")}</p>
        <p className="flex flex-wrap items-center gap-2 sm:basis-52">
          {t("until", { date: day(ends_on) })}
          {ends_soon && <Badge tone="warning">{t("soon")}</Badge>}
        </p>
      </div>
      {can.reassign && <Reassign row={row} colleagues={colleagues} reply={reply} />}
    </li>
  );
}

function Reassign({ row, colleagues, reply }: Parameters<typeof OwnershipRow>[0]) {
  const t = useTranslations("introductions.console.ownerships");
  return (
    <details open={reply?.error ? true : undefined}>
      <summary
        className="w-fit cursor-pointer leading-6 font-semibold text-leaf-700"
        aria-label={`${t("reassign")}: ${row.person.full_name}`}
      >
        {t("reassign")}
      </summary>
      <SubmitForm reply={reply} className="mt-2 flex max-w-reading flex-col gap-3" prefix={`owner-${row.id}`}>
        <input type="hidden" name="id" value={row.id} />
        <Field name="owner_id" label={t("to")} required>
          <Select
            placeholder={t("choose")}
            options={colleagues.filter(({ value }) => value !== row.owner?.id)}
          />
        </Field>
        <Field name="reason" label={t("reason")} required>
          <Textarea rows={2} maxLength={500} />
        </Field>
        <Button type="submit" size="sm" className="self-start">
          {t("save")}
        </Button>
      </SubmitForm>
    </details>
  );
}

import { Link, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import type { LookupKind } from "../../terms.ts";

export interface FoundRow {
  id: string;
  kind: LookupKind;
  title: string | null;
  path: string | null;
}

/** The box that finds rows by anything pasted, and what it found. */
export function LookUp({ reply, found }: { reply: FormReply | null; found: readonly FoundRow[] | null }) {
  const t = useTranslations("users.console.lookup");
  const busy = useNavigation().formData?.get("do") === "lookup";
  return (
    <Card className="flex flex-col gap-4">
      <SubmitForm reply={reply} className="flex flex-wrap items-start gap-3" noValidate>
        <input type="hidden" name="do" value="lookup" />
        <Field name="text" label={t("label")} help={t("help")} className="min-w-0 flex-1 basis-64">
          <TextInput type="search" icon="search" enterKeyHint="search" maxLength={500} autoComplete="off" />
        </Field>
        <Button type="submit" busy={busy} className="mt-6 max-sm:mt-0 max-sm:w-full">
          {t("submit")}
        </Button>
      </SubmitForm>
      {found && (
        <div role="status" className="flex flex-col gap-2">
          <p className="font-semibold">
            {found.length > 0 ? t("results", { count: found.length }) : t("none")}
          </p>
          {found.length > 0 && <Results found={found} />}
        </div>
      )}
    </Card>
  );
}

function Results({ found }: { found: readonly FoundRow[] }) {
  const t = useTranslations("users.console.lookup");
  const labels = useTranslations("users.labels.found");
  return (
    <ul className="divide-y divide-line border-y border-line">
      {found.map(({ kind, id, title, path }) => (
        <li key={`${kind}${id}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <Badge>{labels(kind)}</Badge>
          {path ? (
            <Link
              to={path}
              className="inline-block min-w-0 leading-6 font-semibold break-words text-leaf-700 hover:underline"
            >
              {title ?? t("untitled")}
            </Link>
          ) : (
            <span className="min-w-0 break-words">{title ?? t("untitled")}</span>
          )}
          <span className="text-sm text-ink-500 tabular-nums">#{id}</span>
        </li>
      ))}
    </ul>
  );
}

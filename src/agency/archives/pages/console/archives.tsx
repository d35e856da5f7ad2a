import { useEffect } from "react";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
  useRevalidator,
} from "react-router";
import { useTranslations } from "use-intl";
import { z } from "zod";
import { readForm } from "#kit/form.ts";
import { load, submit } from "#kit/page.ts";
import { type PostedArgs, runPosted } from "#kit/posted-action.ts";
import { agencyShow } from "#people/agencies/contract.ts";
import { SettingsNav } from "#people/company-settings/parts/console/SettingsNav.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Field } from "#ui/Field.tsx";
import { FileInput } from "#ui/FileInput.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { PasswordInput } from "#ui/PasswordInput.tsx";
import { archives, exportStart, importCheck, importStart } from "../../contract.ts";
import { ArchiveCard } from "../../parts/console/ArchiveCard.tsx";
import { archiveCaps, runningArchives } from "../../terms.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const agency = await load(context, request, agencyShow);
  if (!agency.data.attributes.can.edit) return { isAdmin: false, list: [], maxBytes: archiveCaps.bytes };
  const { data } = await load(context, request, archives);
  return { isAdmin: true, list: data, maxBytes: archiveCaps.bytes };
}

async function postExport({ context, request, posted }: PostedArgs) {
  const form = await readForm(posted, exportStart.body);
  const outcome = await submit(context, request, exportStart, { body: form.values });
  return outcome.ok ? null : { form: "export", reply: form.reply(outcome.errors) };
}

async function postCheck({ context, request, posted }: PostedArgs) {
  const form = await readForm(posted, importCheck.body, importCheck.files);
  const file = form.file("file");
  const outcome = await submit(context, request, importCheck, {
    body: form.values,
    ...(file && { files: { file } }),
  });
  return outcome.ok ? null : { form: "check", reply: form.reply(outcome.errors) };
}

/** The form of the import has no fields; it shows the refusals. */
const noFields = z.object({});

async function postImport({ context, request, posted }: PostedArgs) {
  const id = Number(posted.get("id"));
  const form = await readForm(posted, noFields);
  const outcome = await submit(context, request, importStart, { params: { id } });
  return outcome.ok ? null : { form: "import", reply: form.reply(outcome.errors) };
}

export const action = (args: ActionFunctionArgs) =>
  runPosted(args, { export: postExport, check: postCheck, import: postImport });

/** Milliseconds between two looks at a running export or import. */
const pollMs = 2000;

/** The settings page that exports everything of an agency, and imports an export into an empty agency. */
export default function Archives() {
  const { isAdmin, list, maxBytes } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useTranslations("archives.console");
  const busy = useNavigation().formMethod === "POST";
  const running: readonly string[] = runningArchives;
  usePolling(list.some(({ attributes: { status } }) => running.includes(status)));
  const replyTo = (form: string) => (answer?.form === form ? answer.reply : undefined);
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <SettingsNav on="archives" isAdmin={isAdmin} />
      <div>
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 text-ink-700">{t("lead")}</p>
      </div>
      {isAdmin ? (
        <>
          <ExportForm reply={replyTo("export")} busy={busy} />
          <ImportForm reply={replyTo("check")} busy={busy} maxBytes={maxBytes} />
          <section aria-labelledby="archives" className="flex flex-col gap-4">
            <h2 id="archives" className="text-lg font-semibold">
              {t("list")}
            </h2>
            {list.length === 0 && <EmptyState drawing="tasks" title={t("empty")} text={t("emptyText")} />}
            {list.map(({ id, attributes }) => (
              <ArchiveCard key={id} id={id} archive={attributes} reply={replyTo("import")} busy={busy} />
            ))}
          </section>
        </>
      ) : (
        <Alert tone="info">{t("memberNote")}</Alert>
      )}
    </div>
  );
}

type Reply = Parameters<typeof SubmitForm>[0]["reply"];

function ExportForm({ reply, busy }: { reply: Reply; busy: boolean }) {
  const t = useTranslations("archives.console");
  return (
    <Card>
      <CardHeader title={t("export.title")} text={t("export.text")} />
      <SubmitForm reply={reply} className="mt-4 flex max-w-form flex-col gap-4">
        <input type="hidden" name="do" value="export" />
        <Field name="current_password" label={t("password")} required>
          <PasswordInput autoComplete="current-password" />
        </Field>
        <Button type="submit" busy={busy} className="self-start max-sm:self-stretch">
          {t("export.submit")}
        </Button>
      </SubmitForm>
    </Card>
  );
}

function ImportForm({ reply, busy, maxBytes }: { reply: Reply; busy: boolean; maxBytes: number }) {
  const t = useTranslations("archives.console");
  return (
    <Card>
      <CardHeader title={t("import.title")} text={t("import.text")} />
      <SubmitForm reply={reply} encType="multipart/form-data" className="mt-4 flex max-w-form flex-col gap-4">
        <input type="hidden" name="do" value="check" />
        <Field name="file" label={t("import.file")} required>
          <FileInput extensions={[".zip"]} maxBytes={maxBytes} />
        </Field>
        <Field name="current_password" label={t("password")} required>
          <PasswordInput autoComplete="current-password" />
        </Field>
        <Button type="submit" variant="secondary" busy={busy} className="self-start max-sm:self-stretch">
          {t("import.submit")}
        </Button>
      </SubmitForm>
    </Card>
  );
}

/** Reloads the page's data while an export or import runs. */
function usePolling(isRunning: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void revalidate(), pollMs);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
}

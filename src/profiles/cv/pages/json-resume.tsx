import { useEffect, useState } from "react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { type FormReply, readForm } from "#kit/form.ts";
import { formOf, load, pageServices, submit } from "#kit/page.ts";
import { locations } from "#platform/reference/contract.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { profileShow } from "#profiles/candidates/contract.ts";
import { profilePath } from "#profiles/candidates/paths.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { FileInput } from "#ui/FileInput.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { jsonResumeMaxBytes, readJsonResumeFile } from "../contract-import.ts";
import { ConfirmImport } from "../parts/ConfirmImport.tsx";
import { cvPaths } from "../paths.ts";
import { saveConfirmed, suggested } from "./confirm.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const [profile, places] = await Promise.all([
    load(context, request, profileShow),
    load(context, request, locations),
  ]);
  const { language } = context.get(pageServices);
  return {
    present: profile.data.attributes,
    places: places.data
      .filter(({ attributes }) => attributes.admin === "current")
      .map(({ id, attributes }) => ({
        value: id,
        label: language === "vi" ? attributes.state_vn : attributes.state,
      })),
    maxBytes: jsonResumeMaxBytes,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const posted = await formOf(request);
  if (!posted.has("resume")) {
    const confirmed = await saveConfirmed(context, request, posted);
    if (confirmed.saved) throw redirect(profilePath);
    return data({ read: null, reply: null, confirmed }, { status: 422 });
  }
  const form = await readForm(posted, readJsonResumeFile.body, readJsonResumeFile.files);
  const resume = form.file("resume");
  const outcome = await submit(context, request, readJsonResumeFile, {
    body: {},
    ...(resume && { files: { resume } }),
  });
  if (outcome.ok) {
    const found = outcome.data.data.attributes;
    const { data: profile } = await load(context, request, profileShow);
    const read = { found, suggested: suggested(found, profile.attributes) };
    return { read, reply: null, confirmed: null };
  }
  // Errors inside the file are shown at the file field.
  const errors = outcome.errors.slice(0, 1).map(({ source, detail, ...error }) => ({
    ...error,
    detail: source?.pointer && source.pointer !== "/resume" ? `${detail} (${source.pointer})` : detail,
    source: { pointer: "/resume" },
  }));
  return data({ read: null, reply: form.reply(errors), confirmed: null }, { status: outcome.status });
}

/** Exports the profile as JSON Resume, and imports one after the candidate has confirmed each part. */
export default function JsonResume() {
  const { present, places, maxBytes } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const t = useTranslations("cv.site.jsonResume");
  // The content of the file stays on the page when its confirmation is refused.
  const [last, setLast] = useState(result?.read ?? null);
  useEffect(() => {
    if (result?.read) setLast(result.read);
  }, [result]);
  const read = result?.read ?? last;
  return (
    <>
      <PageHead title={t("title")} noindex />
      <h1 className="text-2xl font-semibold">{t("title")}</h1>
      <p className="mt-1 max-w-reading text-ink-500">{t(read ? "found" : "lead")}</p>
      {read?.found.left_out && read.found.left_out.length > 0 && <LeftOut items={read.found.left_out} />}
      {read ? (
        <ConfirmImport
          {...read}
          file={null}
          present={present}
          places={places}
          result={result?.confirmed ?? undefined}
        />
      ) : (
        <Files maxBytes={maxBytes} reply={result?.reply} />
      )}
    </>
  );
}

/** Names the content of the file that a profile cannot store. */
function LeftOut({ items }: { items: readonly string[] }) {
  const t = useTranslations("cv.site.jsonResume");
  return (
    <div className="mt-4 max-w-reading">
      <Alert title={t("leftOut")}>
        <ul className="list-disc pl-4">
          {items.map((item) => (
            <li key={item} className="wrap-anywhere">
              {item}
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

/** The download of the own file, and the upload of another one. */
function Files({ maxBytes, reply }: { maxBytes: number; reply: FormReply | null | undefined }) {
  const t = useTranslations("cv.site.jsonResume");
  const busy = useNavigation().state !== "idle";
  return (
    <div className="mt-6 flex max-w-reading flex-col gap-6">
      <Card>
        <CardHeader
          title={t("mine")}
          actions={
            <Button to={cvPaths.jsonResumeFile} reloadDocument variant="secondary" icon="download">
              {t("download")}
            </Button>
          }
        />
      </Card>
      <Card>
        <CardHeader title={t("upload")} text={t("uploadText")} />
        <SubmitForm
          reply={reply}
          encType="multipart/form-data"
          noValidate
          className="mt-4 flex flex-col gap-4"
        >
          <Field name="resume" label={t("file")}>
            <FileInput extensions={[".json"]} maxBytes={maxBytes} />
          </Field>
          <Button type="submit" busy={busy} className="self-start max-sm:self-stretch">
            {t("read")}
          </Button>
        </SubmitForm>
      </Card>
    </div>
  );
}

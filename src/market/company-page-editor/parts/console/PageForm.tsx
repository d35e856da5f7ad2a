import { useMemo, useState } from "react";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { useCompanyWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { workspaceKey } from "#people/accounts/workspace.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { RichTextEditor } from "#ui/console/RichTextEditor.tsx";
import { Field } from "#ui/Field.tsx";
import { EditedNote } from "#ui/form/EditedNote.tsx";
import { EditForm, EditNotes } from "#ui/form/EditForm.tsx";
import { useFieldValue } from "#ui/form/edit.ts";
import type { EditedNow } from "#ui/form/edited.ts";
import { textOf } from "#ui/form/scope.ts";
import { Textarea, TextInput } from "#ui/inputs.tsx";
import { pageEditorPath } from "../../paths.ts";
import { caps } from "../../terms.ts";
import { ImageField } from "./ImageField.tsx";
import { ImagesContext } from "./images.ts";
import { type PageHead, PagePreview } from "./PagePreview.tsx";
import { Rows } from "./Rows.tsx";

/** Edits a company's page beside its preview, saves it as a draft, and publishes it. */
export function PageForm({
  head,
  values,
  images,
  hasVideo,
  reply,
  edited,
}: {
  head: PageHead;
  values: { about: string | null; version: number };
  images: Readonly<Record<string, string>>;
  hasVideo: boolean;
  reply: FormReply | undefined;
  /** A colleague's edit that conflicts with this form. */
  edited: EditedNow | undefined;
}) {
  const workspace = useCompanyWorkspace();
  const t = useTranslations("companyPageEditor.console");
  const labelOf = (field: string) => (field === "about" ? t("about") : t(`${field as "values"}.title`));
  const pictures = usePictures(images);
  return (
    <ImagesContext value={pictures}>
      <EditForm
        id="page-form"
        reply={reply}
        values={{ ...values }}
        autosave={`page-form.${workspaceKey(workspace)}`}
        leaveWarning
        enter={{ name: "intent", value: "save" }}
        className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]"
      >
        <div className="flex min-w-0 flex-col gap-6">
          <EditNotes />
          <EditedNote edited={edited} labelOf={labelOf} intent="save" page={pageEditorPath(workspace)} />
          <Card>
            <Field name="about" label={t("about")} optional>
              <About />
            </Field>
          </Card>
          <Values />
          <Team />
          <Clients />
          <Gallery hasVideo={hasVideo} />
          <Buttons />
        </div>
        <PagePreview safe={values.about ?? ""} head={head} />
      </EditForm>
    </ImagesContext>
  );
}

function About() {
  const [text, setText] = useFieldValue("about", (held) => textOf(held) ?? "");
  return <RichTextEditor value={text} onChange={setText} limit={caps.about} />;
}

/** Returns the addresses of the content's pictures, with those of new uploads. */
function usePictures(images: Readonly<Record<string, string>>) {
  const [uploaded, setUploaded] = useState<Readonly<Record<string, string>>>({});
  return useMemo(
    () => ({
      srcOf: (picture: unknown) => images[String(picture)] ?? uploaded[String(picture)] ?? null,
      learn: (picture: string, src: string) => setUploaded((before) => ({ ...before, [picture]: src })),
    }),
    [images, uploaded],
  );
}

function Values() {
  const t = useTranslations("companyPageEditor.console");
  return (
    <Rows name="values" max={caps.values} fresh={{ title: "", description: "" }}>
      {(row) => (
        <>
          <Field name={`${row}.title`} label={t("values.field")} required>
            <TextInput maxLength={caps.valueTitle} autoComplete="off" />
          </Field>
          <Field name={`${row}.description`} label={t("values.text")} required>
            <Textarea rows={2} limit={caps.valueText} />
          </Field>
        </>
      )}
    </Rows>
  );
}

function Team() {
  const t = useTranslations("companyPageEditor.console");
  return (
    <Rows name="team" max={caps.team} fresh={{ full_name: "", job_title: "", photo: "" }}>
      {(row) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field name={`${row}.full_name`} label={t("team.field")} required>
              <TextInput maxLength={caps.name} autoComplete="off" />
            </Field>
            <Field name={`${row}.job_title`} label={t("team.text")} optional>
              <TextInput maxLength={caps.name} autoComplete="off" />
            </Field>
          </div>
          <ImageField name={`${row}.photo`} kind="photo" />
        </>
      )}
    </Rows>
  );
}

function Clients() {
  const t = useTranslations("companyPageEditor.console");
  return (
    <Rows name="clients" max={caps.clients} fresh={{ name: "", logo: "" }}>
      {(row) => (
        <>
          <Field name={`${row}.name`} label={t("clients.field")} required>
            <TextInput maxLength={caps.name} autoComplete="off" />
          </Field>
          <ImageField name={`${row}.logo`} kind="logo" />
        </>
      )}
    </Rows>
  );
}

function Gallery({ hasVideo }: { hasVideo: boolean }) {
  const t = useTranslations("companyPageEditor.console");
  if (hasVideo)
    return (
      <Card>
        <h2 className="text-lg font-semibold">{t("gallery.title")}</h2>
        <p className="mt-1 text-sm text-ink-500">{t("gallery.video")}</p>
      </Card>
    );
  return (
    <Rows name="gallery" max={caps.gallery} fresh={{ picture: "", caption: "" }}>
      {(row) => (
        <>
          <ImageField name={`${row}.picture`} kind="picture" />
          <Field name={`${row}.caption`} label={t("gallery.field")} optional>
            <TextInput maxLength={caps.caption} autoComplete="off" />
          </Field>
        </>
      )}
    </Rows>
  );
}

function Buttons() {
  const t = useTranslations("companyPageEditor.console");
  const busy = useNavigation().formData?.get("intent");
  return (
    <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap gap-3 border-t border-line bg-canvas px-1 py-3">
      <Button type="submit" name="intent" value="publish" busy={busy === "publish"}>
        {t("publish")}
      </Button>
      <Button type="submit" name="intent" value="save" variant="secondary" busy={busy === "save"}>
        {t("saveDraft")}
      </Button>
    </div>
  );
}

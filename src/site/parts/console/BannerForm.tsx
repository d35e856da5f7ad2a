import { type FormEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox, RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { FileInput } from "#ui/FileInput.tsx";
import { Textarea, TextInput } from "#ui/inputs.tsx";
import { bannerPath } from "../../paths.ts";
import {
  type BannerTone,
  bannerImageBytes,
  bannerLinkTextMax,
  bannerTextMax,
  bannerTitleMax,
  bannerTones,
} from "../../terms.ts";
import { Banner } from "../Banner.tsx";

export interface BannerValues {
  id: string | null;
  title_en: string;
  title_vi: string;
  text_en: string;
  text_vi: string;
  link: string;
  link_text_en: string;
  link_text_vi: string;
  tone: BannerTone;
  /** On the clock of Viet Nam, as `datetime-local` writes it. */
  starts_at: string;
  ends_at: string;
  active: boolean;
  image: string | null;
}

type Language = "en" | "vi";

/** Makes or changes a banner; beside it, how visitors will see it. */
export function BannerForm({ values, errors }: { values: BannerValues; errors: Record<string, string> }) {
  const t = useTranslations("site.console.banner");
  const busy = useNavigation().state === "submitting";
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState(values);
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture]);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [errors]);
  function onInput(event: FormEvent<HTMLFormElement>) {
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    setShown({ ...shown, ...typed, image: typed.remove_image ? null : values.image } as BannerValues);
  }
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:items-start">
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        onInput={onInput}
        className="flex min-w-0 flex-col gap-6"
      >
        {errors[""] && (
          <Alert tone="danger" live>
            {errors[""]}
          </Alert>
        )}
        <input type="hidden" name="do" value="save" />
        {values.id && <input type="hidden" name="id" value={values.id} />}
        <div className="grid gap-6 md:grid-cols-2">
          <Words language="en" values={values} errors={errors} />
          <Words language="vi" values={values} errors={errors} />
        </div>
        <Card className="flex flex-col gap-4">
          <Field
            label={t("fields.link")}
            name="link"
            error={errors.link}
            help={t("fields.linkHelp")}
            optional
          >
            <TextInput maxLength={500} defaultValue={values.link} inputMode="url" />
          </Field>
          <FieldSet label={t("fields.tone")} name="tone" error={errors.tone}>
            <RadioGroup
              row
              defaultValue={values.tone}
              options={bannerTones.map((tone) => ({ value: tone, label: t(`tones.${tone}`) }))}
            />
          </FieldSet>
          <Field
            label={t("fields.image")}
            name="image"
            error={errors.image}
            help={values.image ? t("fields.keepImage") : t("fields.imageHelp")}
            optional
          >
            <FileInput
              extensions={[".jpg", ".jpeg", ".png"]}
              maxBytes={bannerImageBytes}
              onFile={(file) => setPicture(file && URL.createObjectURL(file))}
            />
          </Field>
          {values.image && <Checkbox name="remove_image" label={t("fields.removeImage")} />}
        </Card>
        <Card className="flex flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={t("fields.starts")} name="starts_at" error={errors.starts_at} required>
              <TextInput type="datetime-local" defaultValue={values.starts_at} />
            </Field>
            <Field
              label={t("fields.ends")}
              name="ends_at"
              error={errors.ends_at}
              help={t("fields.endsHelp")}
              optional
            >
              <TextInput type="datetime-local" defaultValue={values.ends_at} />
            </Field>
          </div>
          <Checkbox name="active" label={t("fields.active")} defaultChecked={values.active} />
        </Card>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {t("save")}
          </Button>
          <Button variant="ghost" to={bannerPath}>
            {t("cancel")}
          </Button>
        </div>
      </Form>
      <Preview values={shown} picture={picture} />
    </div>
  );
}

function Words({
  language,
  values,
  errors,
}: {
  language: Language;
  values: BannerValues;
  errors: Record<string, string>;
}) {
  const t = useTranslations("site.console.banner");
  const name = (field: "title" | "text" | "link_text") => `${field}_${language}` as const;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="font-semibold">{t(language === "en" ? "english" : "vietnamese")}</h2>
      <Field label={t("fields.title")} name={name("title")} error={errors[name("title")]} required>
        <TextInput lang={language} maxLength={bannerTitleMax} defaultValue={values[name("title")]} />
      </Field>
      <Field label={t("fields.body")} name={name("text")} error={errors[name("text")]} required>
        <Textarea lang={language} limit={bannerTextMax} defaultValue={values[name("text")]} />
      </Field>
      <Field label={t("fields.linkText")} name={name("link_text")} error={errors[name("link_text")]} optional>
        <TextInput lang={language} maxLength={bannerLinkTextMax} defaultValue={values[name("link_text")]} />
      </Field>
    </Card>
  );
}

/** Both languages, as the home page shows them. */
function Preview({ values, picture }: { values: BannerValues; picture: string | null }) {
  const t = useTranslations("site.console.banner");
  const languages: readonly Language[] = ["en", "vi"];
  return (
    <section className="flex min-w-0 flex-col gap-4 xl:sticky xl:top-[calc(var(--spacing-header)+1.5rem)]">
      <h2 className="font-semibold">{t("preview")}</h2>
      {languages.map((language) => (
        <div key={language} lang={language} className="flex flex-col gap-2">
          <p className="text-sm text-ink-500">{t(language === "en" ? "english" : "vietnamese")}</p>
          <Banner
            as="h3"
            banner={{
              title: values[`title_${language}`] || "…",
              text: values[`text_${language}`],
              link: values.link || null,
              link_text: values[`link_text_${language}`] || null,
              image: picture ?? values.image,
              tone: values.tone,
            }}
          />
        </div>
      ))}
    </section>
  );
}

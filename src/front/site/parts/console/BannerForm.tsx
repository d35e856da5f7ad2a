import { type FormEvent, useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox, RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { FileInput } from "#ui/FileInput.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { textOf } from "#ui/form/scope.ts";
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

/** A banner's fields by name; times in Vietnam's time zone, in the format of `datetime-local`. */
export type BannerValues = Record<string, unknown> & { id: string | null; image: string | null };

type Language = "en" | "vi";

/** Creates or edits a banner, beside a preview. */
export function BannerForm({ values, reply }: { values: BannerValues; reply: FormReply | undefined }) {
  const t = useTranslations("site.console.banner");
  const busy = useNavigation().state === "submitting";
  const [shown, setShown] = useState<BannerValues>({ ...values, ...reply?.submission.payload });
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture]);
  function onInput(event: FormEvent<HTMLFormElement>) {
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    setShown({ ...shown, ...typed, image: typed.remove_image ? null : values.image });
  }
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:items-start">
      <SubmitForm
        reply={reply}
        values={values}
        encType="multipart/form-data"
        onInput={onInput}
        className="flex min-w-0 flex-col gap-6"
      >
        <input type="hidden" name="do" value="save" />
        {values.id && <input type="hidden" name="id" value={values.id} />}
        <div className="grid gap-6 md:grid-cols-2">
          <Words language="en" />
          <Words language="vi" />
        </div>
        <Look image={values.image} onPicture={setPicture} />
        <Schedule />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {t("save")}
          </Button>
          <Button variant="ghost" to={bannerPath}>
            {t("cancel")}
          </Button>
        </div>
      </SubmitForm>
      <Preview values={shown} picture={picture} />
    </div>
  );
}

/** The link, the colours and the picture of the banner. */
function Look({
  image,
  onPicture,
}: {
  image: string | null;
  /** Called with the object URL of the chosen picture. */
  onPicture: (url: string | null) => void;
}) {
  const t = useTranslations("site.console.banner");
  return (
    <Card className="flex flex-col gap-4">
      <Field label={t("fields.link")} name="link" help={t("fields.linkHelp")} optional>
        <TextInput maxLength={500} inputMode="url" />
      </Field>
      <FieldSet label={t("fields.tone")} name="tone">
        <RadioGroup row options={bannerTones.map((tone) => ({ value: tone, label: t(`tones.${tone}`) }))} />
      </FieldSet>
      <Field
        label={t("fields.image")}
        name="image"
        help={image ? t("fields.keepImage") : t("fields.imageHelp")}
        optional
      >
        <FileInput
          extensions={[".jpg", ".jpeg", ".png"]}
          maxBytes={bannerImageBytes}
          onFile={(file) => onPicture(file && URL.createObjectURL(file))}
        />
      </Field>
      {image && <Checkbox name="remove_image" label={t("fields.removeImage")} />}
    </Card>
  );
}

function Schedule() {
  const t = useTranslations("site.console.banner");
  return (
    <Card className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t("fields.starts")} name="starts_at" required>
          <TextInput type="datetime-local" />
        </Field>
        <Field label={t("fields.ends")} name="ends_at" help={t("fields.endsHelp")} optional>
          <TextInput type="datetime-local" />
        </Field>
      </div>
      <Checkbox name="active" label={t("fields.active")} />
    </Card>
  );
}

function Words({ language }: { language: Language }) {
  const t = useTranslations("site.console.banner");
  const name = (field: "title" | "text" | "link_text") => `${field}_${language}` as const;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="font-semibold">{t(language === "en" ? "english" : "vietnamese")}</h2>
      <Field label={t("fields.title")} name={name("title")} required>
        <TextInput lang={language} maxLength={bannerTitleMax} />
      </Field>
      <Field label={t("fields.body")} name={name("text")} required>
        <Textarea lang={language} limit={bannerTextMax} />
      </Field>
      <Field label={t("fields.linkText")} name={name("link_text")} optional>
        <TextInput lang={language} maxLength={bannerLinkTextMax} />
      </Field>
    </Card>
  );
}

/** A preview in both languages, as on the home page. */
function Preview({ values, picture }: { values: BannerValues; picture: string | null }) {
  const t = useTranslations("site.console.banner");
  const languages: readonly Language[] = ["en", "vi"];
  const text = (name: string) => textOf(values[name]) ?? "";
  return (
    <section className="flex min-w-0 flex-col gap-4 xl:sticky xl:top-[calc(var(--spacing-header)+1.5rem)]">
      <h2 className="font-semibold">{t("preview")}</h2>
      {languages.map((language) => (
        <div key={language} lang={language} className="flex flex-col gap-2">
          <p className="text-sm text-ink-500">{t(language === "en" ? "english" : "vietnamese")}</p>
          <Banner
            as="h3"
            banner={{
              title: text(`title_${language}`) || "…",
              text: text(`text_${language}`),
              link: text("link") || null,
              link_text: text(`link_text_${language}`) || null,
              image: picture ?? values.image,
              tone: text("tone") as BannerTone,
            }}
          />
        </div>
      ))}
    </section>
  );
}

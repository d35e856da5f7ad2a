import { Form, useNavigation, useSubmit } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { CropDialog } from "#ui/CropDialog.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { PictureInput } from "#ui/PictureInput.tsx";
import { caps, coverRatio, coverSides } from "../../terms.ts";
import { useCrop } from "./use-crop.ts";

interface CoverProps {
  cover: { src: string; alt: string | null } | null;
  reply: FormReply | null;
}

/** A card to upload, crop, describe and remove the cover picture of a company's page. */
export function Cover({ cover, mayEdit, reply }: CoverProps & { mayEdit: boolean }) {
  const t = useTranslations("companySettings.console.cover");
  return (
    <Card id="cover" className="scroll-mt-20">
      <CardHeader title={t("title")} text={t("text")} />
      {cover ? (
        <img
          src={cover.src}
          alt={cover.alt ?? t("title")}
          width={1200}
          height={240}
          className="mt-4 aspect-[5/1] w-full rounded-md bg-hover object-cover"
        />
      ) : (
        <p className="mt-4 text-ink-500">{t("none")}</p>
      )}
      {mayEdit && <CoverForm cover={cover} reply={reply} />}
    </Card>
  );
}

/** The form to upload a cover picture. Without JavaScript the picture is not cropped. */
function CoverForm({ cover, reply }: CoverProps) {
  const t = useTranslations("companySettings.console.cover");
  const logo = useTranslations("companySettings.console.logo");
  const submit = useSubmit();
  const { input, chosen, problem, take, close, fail } = useCrop();
  function send(cut: Blob) {
    const posted = new FormData(input.current?.form ?? undefined);
    posted.set("intent", "cover");
    posted.set("image", new File([cut], "cover.jpg", { type: "image/jpeg" }));
    void submit(posted, { method: "post", encType: "multipart/form-data" });
    close();
  }
  const words = {
    title: t("crop"),
    help: logo("cropHelp"),
    zoom: logo("zoom"),
    cancel: logo("cancel"),
    use: t("use"),
  };
  return (
    <>
      <SubmitForm
        reply={reply}
        values={{ alt: cover?.alt }}
        encType="multipart/form-data"
        prefix="cover"
        className="mt-4 flex flex-col gap-4"
      >
        <Field
          name="image"
          label={t(cover ? "change" : "choose")}
          help={t("help")}
          error={problem && logo(problem)}
        >
          <PictureInput input={input} onFile={take} />
        </Field>
        <Field name="alt" label={t("alt")} help={t("altHelp")} optional>
          <TextInput maxLength={caps.caption} />
        </Field>
        <CoverButtons hasCover={cover !== null} />
      </SubmitForm>
      <Form method="post" id={removalForm}>
        <input type="hidden" name="intent" value="remove_cover" />
      </Form>
      {chosen && (
        <CropDialog
          file={chosen}
          {...coverSides}
          ratio={coverRatio}
          words={words}
          onDone={send}
          onClose={close}
          onUnreadable={fail}
          // A picture that is too small to crop is sent too, because the server's refusal explains the minimum size.
          onTooSmall={() => send(chosen)}
        />
      )}
    </>
  );
}

/** Buttons to store and remove the picture. The crop dialog sends a first picture, so its button is for browsers without JavaScript. */
function CoverButtons({ hasCover }: { hasCover: boolean }) {
  const t = useTranslations("companySettings.console.cover");
  const busy = useNavigation().formData?.get("intent");
  if (!hasCover)
    return (
      <noscript>
        <Button type="submit" name="intent" value="cover" size="sm">
          {t("use")}
        </Button>
      </noscript>
    );
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" name="intent" value="cover" variant="secondary" size="sm" busy={busy === "cover"}>
        {t("save")}
      </Button>
      <Button
        type="submit"
        form={removalForm}
        variant="ghost"
        size="sm"
        icon="trash"
        busy={busy === "remove_cover"}
      >
        {t("remove")}
      </Button>
    </div>
  );
}

const removalForm = "remove-cover";

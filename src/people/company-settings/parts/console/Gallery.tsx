import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Button, IconButton } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { CropDialog } from "#ui/CropDialog.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { PictureInput } from "#ui/PictureInput.tsx";
import { caps, mostPictures, pictureRatio, pictureSides } from "../../terms.ts";
import { useCrop } from "./use-crop.ts";

interface Picture {
  id: string;
  src: string;
  alt: string | null;
}

/** A card to crop, add and remove the pictures in the gallery of a company's page. */
export function Gallery({
  pictures,
  hasVideo,
  mayEdit,
  reply,
}: {
  pictures: readonly Picture[];
  hasVideo: boolean;
  mayEdit: boolean;
  reply: FormReply | null;
}) {
  const t = useTranslations("companySettings.console.gallery");
  return (
    <Card>
      <CardHeader title={t("title")} text={t("text")} />
      {pictures.length > 0 ? (
        <Pictures pictures={pictures} mayEdit={mayEdit} />
      ) : (
        !hasVideo && <EmptyState drawing="gallery" title={t("none")} text={t("noneText")} />
      )}
      {hasVideo && <p className="mt-4 text-sm text-ink-500">{t("video")}</p>}
      {mayEdit && !hasVideo && pictures.length >= mostPictures && (
        <p className="mt-4 text-sm text-ink-500">{t("full")}</p>
      )}
      {mayEdit && !hasVideo && pictures.length < mostPictures && <PictureForm reply={reply} />}
    </Card>
  );
}

function Pictures({ pictures, mayEdit }: { pictures: readonly Picture[]; mayEdit: boolean }) {
  const t = useTranslations("companySettings.console.gallery");
  return (
    <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3">
      {pictures.map(({ id, src, alt }, index) => (
        <li key={id} className="flex flex-col gap-1">
          <div className="relative">
            <img
              src={src}
              alt={alt ?? ""}
              loading="lazy"
              className="aspect-[3/2] w-full rounded-md border border-line object-cover"
            />
            {mayEdit && (
              <Form method="post" className="absolute top-2 right-2 rounded-md bg-float">
                <input type="hidden" name="id" value={id} />
                <IconButton
                  type="submit"
                  name="intent"
                  value="remove"
                  icon="trash"
                  size="sm"
                  label={t("remove", { number: index + 1 })}
                />
              </Form>
            )}
          </div>
          {alt && <span className="text-sm text-ink-700">{alt}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The form to add a picture to the gallery. Without JavaScript the picture is not cropped. */
function PictureForm({ reply }: { reply: FormReply | null }) {
  const t = useTranslations("companySettings.console.gallery");
  const logo = useTranslations("companySettings.console.logo");
  const { input, chosen, problem, take, close, fail, kept, keep } = useCrop();
  const busy = useNavigation().formData?.get("intent") === "picture";
  return (
    <>
      <SubmitForm
        reply={reply}
        encType="multipart/form-data"
        prefix="gallery"
        className="mt-4 flex flex-col gap-4"
      >
        <Field name="image" label={t("picture")} help={t("help")} error={problem && logo(problem)} required>
          <PictureInput input={input} chosen={kept} onFile={take} />
        </Field>
        <Field name="caption" label={t("caption")} optional>
          <TextInput maxLength={caps.caption} />
        </Field>
        <Button
          type="submit"
          name="intent"
          value="picture"
          variant="secondary"
          icon="plus"
          busy={busy}
          className="self-start max-sm:self-stretch"
        >
          {t("add")}
        </Button>
      </SubmitForm>
      {chosen && (
        <CropDialog
          file={chosen}
          {...pictureSides}
          ratio={pictureRatio}
          words={{
            title: t("crop"),
            help: logo("cropHelp"),
            zoom: logo("zoom"),
            cancel: logo("cancel"),
            use: t("use"),
          }}
          onDone={keep}
          onClose={close}
          onUnreadable={fail}
          // A picture that is too small to crop is sent too, because the server's refusal explains the minimum size.
          onTooSmall={() => keep(chosen)}
        />
      )}
    </>
  );
}

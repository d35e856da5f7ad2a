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

/** The picture at the head of a company's page: chosen, cropped, described, removed. Without script it is kept whole. */
export function Cover({
  cover,
  mayEdit,
  reply,
}: {
  cover: { src: string; alt: string | null } | null;
  mayEdit: boolean;
  reply: FormReply | null;
}) {
  const t = useTranslations("companySettings.console.cover");
  const logo = useTranslations("companySettings.console.logo");
  const submit = useSubmit();
  const busy = useNavigation().formData?.get("intent");
  const { input, chosen, problem, take, close, fail } = useCrop();
  function send(cut: Blob) {
    const posted = new FormData(input.current?.form ?? undefined);
    posted.set("intent", "cover");
    posted.set("image", new File([cut], "cover.jpg", { type: "image/jpeg" }));
    void submit(posted, { method: "post", encType: "multipart/form-data" });
    close();
  }
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
      {mayEdit && (
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
            {cover ? (
              <div className="flex flex-wrap gap-3">
                <Button
                  type="submit"
                  name="intent"
                  value="cover"
                  variant="secondary"
                  size="sm"
                  busy={busy === "cover"}
                >
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
            ) : (
              <noscript>
                <Button type="submit" name="intent" value="cover" size="sm">
                  {t("use")}
                </Button>
              </noscript>
            )}
          </SubmitForm>
          <Form method="post" id={removalForm}>
            <input type="hidden" name="intent" value="remove_cover" />
          </Form>
        </>
      )}
      {chosen && (
        <CropDialog
          file={chosen}
          {...coverSides}
          ratio={coverRatio}
          words={{
            title: t("crop"),
            help: logo("cropHelp"),
            zoom: logo("zoom"),
            cancel: logo("cancel"),
            use: t("use"),
          }}
          onDone={send}
          onClose={close}
          onUnreadable={fail}
          // The server says so in its words.
          onTooSmall={() => send(chosen)}
        />
      )}
    </Card>
  );
}

const removalForm = "remove-cover";

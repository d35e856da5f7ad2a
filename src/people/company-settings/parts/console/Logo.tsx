import { useSubmit } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { CropDialog } from "#ui/CropDialog.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { PictureInput } from "#ui/PictureInput.tsx";
import { logoSides } from "../../terms.ts";
import { useCrop } from "./use-crop.ts";

/** A card to upload the logo of a company or an agency and crop it to a square. */
export function Logo({
  name,
  logo,
  mayEdit,
  reply,
}: {
  name: string;
  logo: string | null;
  mayEdit: boolean;
  reply: FormReply | null;
}) {
  const t = useTranslations("companySettings.console.logo");
  return (
    <Card>
      <CardHeader title={t("title")} />
      <div className="mt-4 flex flex-wrap items-center gap-4">
        {logo ? (
          <img src={logo} alt={t("alt", { name })} width={88} height={88} className="logo size-22" />
        ) : (
          <Avatar name={name} size="lg" square />
        )}
        {mayEdit && (
          <div className="min-w-0 flex-1 basis-64">
            <LogoForm hasLogo={logo !== null} reply={reply} />
          </div>
        )}
      </div>
    </Card>
  );
}

/** The form to upload a logo. Without JavaScript the picture is not cropped. */
function LogoForm({ hasLogo, reply }: { hasLogo: boolean; reply: FormReply | null }) {
  const t = useTranslations("companySettings.console.logo");
  const submit = useSubmit();
  const { input, chosen, problem, take, close, fail } = useCrop();
  function send(square: Blob) {
    const form = new FormData();
    form.set("intent", "logo");
    form.set("image", new File([square], "logo.png", { type: "image/png" }));
    void submit(form, { method: "post", encType: "multipart/form-data" });
    close();
  }
  return (
    <>
      <SubmitForm reply={reply} encType="multipart/form-data" className="flex flex-col gap-2" prefix="logo">
        <Field
          name="image"
          label={t(hasLogo ? "change" : "choose")}
          help={t("help")}
          error={problem && t(problem)}
        >
          <PictureInput input={input} onFile={take} />
        </Field>
        <noscript>
          <Button type="submit" name="intent" value="logo" size="sm">
            {t("use")}
          </Button>
        </noscript>
      </SubmitForm>
      {chosen && (
        <CropDialog
          file={chosen}
          {...logoSides}
          type="image/png"
          words={{
            title: t("crop"),
            help: t("cropHelp"),
            zoom: t("zoom"),
            cancel: t("cancel"),
            use: t("use"),
          }}
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

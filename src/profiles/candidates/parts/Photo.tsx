import { useEffect, useRef, useState } from "react";
import { useActionData, useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Avatar } from "#ui/Avatar.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { CropDialog } from "#ui/CropDialog.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { PictureInput } from "#ui/PictureInput.tsx";
import { photoMaxBytes, photoSide } from "../terms.ts";
import type { ProfileReply } from "./form-reply.ts";

/** The photo of a profile: choose, crop to a square, remove. Without script its middle is used. */
export function Photo({ photo, name }: { photo: string | null; name: string }) {
  const t = useTranslations("candidates.site.photo");
  const fetcher = useFetcher<ProfileReply>();
  const posted = useActionData<ProfileReply>();
  const reply = fetcher.data ?? (posted?.form === "photo" ? posted : undefined);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState<"tooLarge" | "unreadable" | null>(null);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  function take(file: File | null) {
    const wrong = !file
      ? null
      : file.size > photoMaxBytes
        ? "tooLarge"
        : /^image\/(png|jpeg)$/.test(file.type)
          ? null
          : "unreadable";
    setProblem(wrong);
    setChosen(wrong ? null : file);
    if (wrong && input.current) input.current.value = "";
  }
  function send(square: Blob) {
    const form = new FormData();
    form.set("intent", "photo");
    form.set("photo", new File([square], "photo.jpg", { type: "image/jpeg" }));
    void fetcher.submit(form, { method: "post", encType: "multipart/form-data" });
    close();
  }
  function close() {
    setChosen(null);
    if (input.current) input.current.value = "";
  }
  const error = problem && t(problem);
  return (
    <Card id="photo" className="flex scroll-mt-20 flex-wrap items-center gap-4">
      {photo ? (
        <img
          src={photo}
          alt={t("alt")}
          width={88}
          height={88}
          className="size-22 rounded-full object-cover"
        />
      ) : (
        <Avatar name={name} size="lg" />
      )}
      <div className="min-w-0 flex-1 basis-64">
        <SubmitForm
          Form={fetcher.Form}
          reply={reply?.errors}
          encType="multipart/form-data"
          className="flex flex-col gap-2"
        >
          <input type="hidden" name="intent" value="photo" />
          <Field name="photo" label={t(photo ? "change" : "choose")} help={t("help")} error={error}>
            <PictureInput input={input} onFile={take} />
          </Field>
          {!scripted && (
            <Button type="submit" size="sm" className="self-start">
              {t("use")}
            </Button>
          )}
        </SubmitForm>
      </div>
      {photo && (
        <fetcher.Form method="post">
          <Button type="submit" name="intent" value="no-photo" variant="ghost" icon="trash">
            {t("remove")}
          </Button>
        </fetcher.Form>
      )}
      {chosen && (
        <CropDialog
          file={chosen}
          side={photoSide}
          round
          words={{
            title: t("crop"),
            help: t("cropHelp"),
            zoom: t("zoom"),
            cancel: t("cancel"),
            use: t("use"),
          }}
          onDone={send}
          onClose={close}
          onUnreadable={() => {
            close();
            setProblem("unreadable");
          }}
        />
      )}
    </Card>
  );
}

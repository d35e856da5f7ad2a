import { type RefObject, useEffect, useRef, useState } from "react";
import { type FetcherWithComponents, useActionData, useFetcher } from "react-router";
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
  const { input, chosen, problem, setProblem, take, close } = useChosenPhoto();
  function send(square: Blob) {
    const form = new FormData();
    form.set("intent", "photo");
    form.set("photo", new File([square], "photo.jpg", { type: "image/jpeg" }));
    void fetcher.submit(form, { method: "post", encType: "multipart/form-data" });
    close();
  }
  return (
    <Card id="photo" className="flex scroll-mt-20 flex-wrap items-center gap-4">
      <Portrait photo={photo} name={name} />
      <div className="min-w-0 flex-1 basis-64">
        <PhotoForm
          fetcher={fetcher}
          label={t(photo ? "change" : "choose")}
          error={problem && t(problem)}
          input={input}
          onFile={take}
        />
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

function Portrait({ photo, name }: { photo: string | null; name: string }) {
  const t = useTranslations("candidates.site.photo");
  if (!photo) return <Avatar name={name} size="lg" />;
  return (
    <img src={photo} alt={t("alt")} width={88} height={88} className="size-22 rounded-full object-cover" />
  );
}

function useChosenPhoto() {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState<"tooLarge" | "unreadable" | null>(null);
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
  function close() {
    setChosen(null);
    if (input.current) input.current.value = "";
  }
  return { input, chosen, problem, setProblem, take, close };
}

/** The form of the file field. Its button is for browsers without script; else the crop dialog sends the photo. */
function PhotoForm({
  fetcher,
  label,
  error,
  input,
  onFile,
}: {
  fetcher: FetcherWithComponents<ProfileReply>;
  label: string;
  error: string | null;
  input: RefObject<HTMLInputElement | null>;
  onFile: (file: File | null) => void;
}) {
  const t = useTranslations("candidates.site.photo");
  const posted = useActionData<ProfileReply>();
  const reply = fetcher.data ?? (posted?.form === "photo" ? posted : undefined);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return (
    <SubmitForm
      Form={fetcher.Form}
      reply={reply?.errors}
      encType="multipart/form-data"
      className="flex flex-col gap-2"
    >
      <input type="hidden" name="intent" value="photo" />
      <Field name="photo" label={label} help={t("help")} error={error}>
        <PictureInput input={input} onFile={onFile} />
      </Field>
      {!scripted && (
        <Button type="submit" size="sm" className="self-start">
          {t("use")}
        </Button>
      )}
    </SubmitForm>
  );
}

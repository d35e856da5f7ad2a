import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { imageMaxBytes, pictureRatio } from "#people/company-settings/terms.ts";
import { Button } from "#ui/Button.tsx";
import { CropDialog } from "#ui/CropDialog.tsx";
import { Field, useFieldControl } from "#ui/Field.tsx";
import { useFieldValue } from "#ui/form/edit.ts";
import { textOf } from "#ui/form/scope.ts";
import { PictureInput } from "#ui/PictureInput.tsx";
import { type ImageKind, imageSides } from "../../terms.ts";
import { useImages } from "./images.ts";

/** The answer of the page's action to an upload. */
export interface Uploaded {
  picture?: string;
  src?: string;
  error?: string;
}

/** How pictures of people and of the gallery are cropped; logos are not cropped. */
const crops = {
  photo: { ...imageSides.photo, round: true },
  picture: { ...imageSides.picture, ratio: pictureRatio },
  logo: null,
} as const;

/** A picture of a row: it is cropped and uploaded immediately, and can be replaced and removed. */
export function ImageField({ name, kind }: { name: string; kind: ImageKind }) {
  const t = useTranslations("companyPageEditor.console.image");
  const images = useImages();
  const [picture, setPicture] = useFieldValue(name, (held) => textOf(held) ?? "");
  const fetcher = useFetcher<Uploaded>();
  const [chosen, setChosen] = useState<File | null>(null);
  const crop = crops[kind];
  const [tooLarge, setTooLarge] = useState(false);
  const taken = useRef<Uploaded | undefined>(undefined);
  useEffect(() => {
    const answer = fetcher.data;
    if (!answer || taken.current === answer) return;
    taken.current = answer;
    if (!answer.picture || !answer.src) return;
    images.learn(answer.picture, answer.src);
    setPicture(answer.picture);
  }, [fetcher.data, images, setPicture]);
  function send(file: Blob) {
    setChosen(null);
    const form = new FormData();
    form.set("intent", "image");
    form.set("kind", kind);
    form.set("image", file instanceof File ? file : new File([file], `${kind}.jpg`, { type: "image/jpeg" }));
    void fetcher.submit(form, { method: "post", encType: "multipart/form-data" });
  }
  function take(file: File) {
    setTooLarge(file.size > imageMaxBytes);
    if (file.size > imageMaxBytes) return;
    if (crop && /^image\/(png|jpeg)$/.test(file.type)) setChosen(file);
    else send(file);
  }
  const src = images.srcOf(picture);
  const what = t(kind);
  const busy = fetcher.state !== "idle";
  return (
    <div className="flex flex-wrap items-start gap-4">
      {src && (
        <img
          src={src}
          alt=""
          className={
            kind === "picture"
              ? "aspect-[3/2] w-36 rounded-md object-cover"
              : kind === "photo"
                ? "size-14 rounded-full object-cover"
                : "logo size-14"
          }
        />
      )}
      <div className="min-w-0 flex-1 basis-56">
        <Field
          name={name}
          label={t(src ? "change" : "choose", { what })}
          help={busy ? t("busy") : t("help")}
          error={tooLarge ? t("tooLarge") : taken.current?.error}
          {...(kind !== "picture" && { optional: true })}
        >
          <FileBox picture={picture} busy={busy} onFile={take} />
        </Field>
        {src && kind !== "picture" && (
          <Button variant="ghost" size="sm" className="mt-1" onClick={() => setPicture("")}>
            {t("clear", { what })}
          </Button>
        )}
      </div>
      {chosen && crop && (
        <CropDialog
          file={chosen}
          {...crop}
          words={{
            title: t("crop", { what }),
            help: t("cropHelp"),
            zoom: t("zoom"),
            cancel: t("cancel"),
            use: t("use", { what }),
          }}
          onDone={send}
          onClose={() => setChosen(null)}
          onUnreadable={() => send(chosen)}
          onTooSmall={() => send(chosen)}
        />
      )}
    </div>
  );
}

/** The file is uploaded separately; the form has the reference of the stored picture. */
function FileBox({
  picture,
  busy,
  onFile,
}: {
  picture: string;
  busy: boolean;
  onFile: (file: File) => void;
}) {
  const { name } = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input type="hidden" name={name} value={picture} />
      <PictureInput
        input={input}
        unnamed
        disabled={busy}
        onFile={(file) => {
          if (input.current) input.current.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}

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

/** The field for a picture: crops and uploads a chosen file immediately; the picture can be replaced and removed. */
export function ImageField({ name, kind }: { name: string; kind: ImageKind }) {
  const t = useTranslations("companyPageEditor.console.image");
  const images = useImages();
  const [picture, setPicture] = useFieldValue(name, (value) => textOf(value) ?? "");
  const upload = useUpload(kind, setPicture);
  const [chosen, setChosen] = useState<File | null>(null);
  const crop = crops[kind];
  const [tooLarge, setTooLarge] = useState(false);
  function send(file: Blob) {
    setChosen(null);
    upload.send(file);
  }
  function take(file: File) {
    setTooLarge(file.size > imageMaxBytes);
    if (file.size > imageMaxBytes) return;
    if (crop && /^image\/(png|jpeg)$/.test(file.type)) setChosen(file);
    else send(file);
  }
  const src = images.srcOf(picture);
  const what = t(kind);
  const { busy } = upload;
  return (
    <div className="flex flex-wrap items-start gap-4">
      {src && <Thumbnail src={src} kind={kind} />}
      <div className="min-w-0 flex-1 basis-56">
        <Field
          name={name}
          label={t(src ? "change" : "choose", { what })}
          help={busy ? t("busy") : t("help")}
          error={tooLarge ? t("tooLarge") : upload.error}
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

/** Uploads a picture, and passes its reference on. */
function useUpload(kind: ImageKind, onStored: (picture: string) => void) {
  const images = useImages();
  const fetcher = useFetcher<Uploaded>();
  const handled = useRef<Uploaded | undefined>(undefined);
  useEffect(() => {
    const answer = fetcher.data;
    if (!answer || handled.current === answer) return;
    handled.current = answer;
    if (!answer.picture || !answer.src) return;
    images.learn(answer.picture, answer.src);
    onStored(answer.picture);
  }, [fetcher.data, images, onStored]);
  function send(file: Blob) {
    const form = new FormData();
    form.set("intent", "image");
    form.set("kind", kind);
    form.set("image", file instanceof File ? file : new File([file], `${kind}.jpg`, { type: "image/jpeg" }));
    void fetcher.submit(form, { method: "post", encType: "multipart/form-data" });
  }
  return { send, busy: fetcher.state !== "idle", error: handled.current?.error };
}

function Thumbnail({ src, kind }: { src: string; kind: ImageKind }) {
  return (
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

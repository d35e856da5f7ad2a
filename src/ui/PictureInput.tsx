import type { Ref } from "react";
import { useTranslations } from "use-intl";
import { buttonClass } from "./Button.tsx";
import { useFieldControl } from "./Field.tsx";
import { Icon } from "./icons/Icon.tsx";

/**
 * Chooses a JPEG or PNG that is cropped or sent immediately: a native file input under our button, because
 * browsers label their own in the browser's language.
 */
export function PictureInput({
  input,
  chosen,
  unnamed = false,
  disabled,
  onFile,
}: {
  input?: Ref<HTMLInputElement>;
  /** The name of the chosen file, until its form is sent. */
  chosen?: string | null;
  /** The picture is sent separately and is not part of the form. */
  unnamed?: boolean;
  disabled?: boolean;
  onFile: (file: File | null) => void;
}) {
  const { name, ...control } = useFieldControl();
  const t = useTranslations();
  return (
    <span className="flex flex-wrap items-center gap-3">
      <span className="relative inline-flex rounded-md focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-leaf-600">
        <span aria-hidden="true" className={buttonClass({ variant: "secondary" })}>
          <Icon name="upload" size="sm" />
          {t("ui.tools.chooseFile")}
        </span>
        <input
          {...control}
          {...(!unnamed && { name })}
          ref={input}
          type="file"
          accept="image/png,image/jpeg"
          disabled={disabled}
          onChange={(event) => onFile(event.currentTarget.files?.[0] ?? null)}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </span>
      {chosen && <span className="min-w-0 text-sm break-all text-ink-700">{chosen}</span>}
    </span>
  );
}

import { useState } from "react";
import { useTranslations } from "use-intl";
import { cvTemplates } from "#profiles/candidates/cv-settings.ts";
import { CvPreview, type CvPreviewProps } from "./CvPreview.tsx";

/** The reader's own CV in every template, drawn when the gallery is opened. */
export function TemplateGallery(props: CvPreviewProps) {
  const t = useTranslations("candidates.site.editor");
  const names = useTranslations("cv.labels.template");
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="mt-5">
      <summary className="cursor-pointer py-2 text-sm font-semibold text-leaf-700">{t("templates")}</summary>
      {open && (
        <ul className="mt-2 grid grid-cols-2 gap-4 sm:grid-cols-3">
          {cvTemplates.map(({ key }) => (
            <li key={key}>
              <div inert aria-hidden="true" className="overflow-hidden rounded-md border border-line">
                <CvPreview {...props} settings={{ ...props.settings, template: key }} />
              </div>
              <p className="mt-1 text-center text-sm">{names(key)}</p>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

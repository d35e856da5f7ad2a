import { useTranslations } from "use-intl";
import { CvPreview } from "#profiles/cv/parts/CvPreview.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import type { Preview } from "../pages/console/share.tsx";
import type { Place } from "../terms.ts";

/** The document as its recipient reads it, with the places that prevent sharing it. */
export function SharePreview({ preview }: { preview: Preview }) {
  const t = useTranslations("shares.console.form");
  const own = useTranslations("shares.labels.place");
  const sections = useTranslations("cv.labels.section");
  const nameOf = (place: Place) =>
    place === "full_name" || place === "job_title" || place === "summary" || place === "file"
      ? own(place)
      : sections(place);
  const { contact, identity } = preview;
  return (
    <Card className="max-w-reading">
      <CardHeader title={t("previewTitle")} />
      <div className="mt-3 flex flex-col gap-3">
        {contact.length > 0 && (
          <Alert tone="danger">{t("previewFound", { places: contact.map(nameOf).join(", ") })}</Alert>
        )}
        {identity.length > 0 && (
          <Alert tone="danger">{t("previewIdentity", { places: identity.map(nameOf).join(", ") })}</Alert>
        )}
        <CvPreview
          document={preview.document}
          settings={preview.settings}
          names={preview.names}
          photo={null}
          letterhead={preview.letterhead}
        />
      </div>
    </Card>
  );
}

import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { CompanyAbout, CompanyPeople } from "#company-pages/parts/CompanyText.tsx";
import { asHtml } from "#kit/markup.ts";
import { useEdit } from "#ui/form/edit.ts";
import { useImages } from "./images.ts";

type Typed = Record<string, string | undefined>;
const rowsOf = (value: unknown) => (Array.isArray(value) ? value : []).filter(Boolean) as Typed[];

/** The page as job seekers will see it, while it is written. */
export function PagePreview({ safe }: { safe: string }) {
  const t = useTranslations("companyPageEditor.console.preview");
  const { live } = useEdit();
  const images = useImages();
  const about = useSafe(String(live.about ?? ""), safe);
  const profile = {
    about: about || null,
    aboutLang: undefined,
    video: null,
    gallery: rowsOf(live.gallery).flatMap(({ picture, caption }) => {
      const src = images.srcOf(picture);
      return src ? [{ src, alt: caption || null }] : [];
    }),
    values: rowsOf(live.values)
      .filter(({ title, description }) => title || description)
      .map(({ title = "", description = "" }) => ({ title, description, lang: undefined })),
    team: rowsOf(live.team)
      .filter(({ full_name }) => full_name)
      .map(({ full_name = "", job_title, photo }) => ({
        full_name,
        job_title: job_title || null,
        photo: images.srcOf(photo),
      })),
    clients: rowsOf(live.clients)
      .filter(({ name }) => name)
      .map(({ name = "", logo }) => ({ name, logo: images.srcOf(logo) })),
  };
  const { gallery, values, team, clients } = profile;
  const isEmpty = !about && gallery.length + values.length + team.length + clients.length === 0;
  return (
    <section
      aria-label={t("title")}
      className="flex flex-col gap-4 xl:sticky xl:top-[calc(var(--spacing-header)+1.5rem)] xl:max-h-[calc(100dvh-var(--spacing-header)-3rem)] xl:overflow-y-auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reached by the keyboard
      tabIndex={0}
    >
      <h2 className="text-lg font-semibold">{t("title")}</h2>
      {isEmpty && <p className="text-ink-500">{t("empty")}</p>}
      <CompanyAbout profile={profile} />
      <CompanyPeople profile={profile} />
    </section>
  );
}

/** What is typed has not been cleaned by the server; the cleaner comes with the editor. */
function useSafe(typed: string, safe: string): string {
  const [html, setHtml] = useState(safe);
  useEffect(() => {
    let left = false;
    import("#ui/console/rich-text/safe-html.ts").then(({ safeHtml }) => {
      if (!left) setHtml(safeHtml(asHtml(typed)));
    });
    return () => {
      left = true;
    };
  }, [typed]);
  return html;
}

import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { asHtml } from "#kit/markup.ts";
import { CompanyCover } from "#market/company-pages/parts/CompanyCover.tsx";
import { CompanyAbout, CompanyPeople } from "#market/company-pages/parts/CompanyText.tsx";
import { useCompanyWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { settingsPath } from "#people/company-settings/paths.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Card } from "#ui/Card.tsx";
import { useEdit } from "#ui/form/edit.ts";
import { useImages } from "./images.ts";

/** Facts from the company's settings, which the editor does not change. */
export interface PageHead {
  name: string;
  tagline: string | null;
  logo: string | null;
  banner: string | null;
  bannerAlt: string;
}

type Typed = Record<string, string | undefined>;
const rowsOf = (value: unknown) => (Array.isArray(value) ? value : []).filter(Boolean) as Typed[];

/** The page as job seekers will see it, updated during typing. */
export function PagePreview({ safe, head }: { safe: string; head: PageHead }) {
  const workspace = useCompanyWorkspace();
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
      <Card flush>
        <CompanyCover company={head} />
        <div className="px-4 pb-4 sm:px-6">
          <span className="relative -mt-10 inline-block rounded-md border-4 border-surface bg-surface">
            <Avatar name={head.name} src={head.logo} square size="xl" />
          </span>
          <p className="text-xl font-semibold text-ink-900">{head.name}</p>
          {head.tagline && <p className="mt-1 text-ink-700">{head.tagline}</p>}
          <p className="mt-3 text-sm text-ink-500">
            {t("head")}{" "}
            <Link to={settingsPath(workspace)} className="text-leaf-700 underline underline-offset-2">
              {t("settings")}
            </Link>
          </p>
        </div>
      </Card>
      {isEmpty && <p className="text-ink-500">{t("empty")}</p>}
      <CompanyAbout profile={profile} />
      <CompanyPeople profile={profile} />
    </section>
  );
}

/** Sanitizes typed content, which the server has not sanitized yet; the sanitizer is loaded with the rich-text editor. */
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

import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Avatar } from "#ui/Avatar.tsx";
import { Card } from "#ui/Card.tsx";
import { RichText } from "#ui/RichText.tsx";
import { Gallery } from "./Gallery.tsx";
import type { CompanyProfileView } from "./profile-view.ts";

/** A company's self-description, without empty parts. */
export function CompanyAbout({
  profile,
}: {
  profile: Pick<CompanyProfileView, "about" | "aboutLang" | "gallery" | "video">;
}) {
  const t = useTranslations("companies.site.page");
  const { about, aboutLang, gallery, video } = profile;
  return (
    <>
      {about && (
        <Part title={t("about")}>
          <RichText html={about} {...(aboutLang && { lang: aboutLang })} />
        </Part>
      )}
      {(gallery.length > 0 || video) && (
        <Part title={t("gallery")}>
          <Gallery pictures={gallery} video={video} />
        </Part>
      )}
    </>
  );
}

export function CompanyPeople({
  profile,
}: {
  profile: Pick<CompanyProfileView, "values" | "team" | "clients">;
}) {
  const t = useTranslations("companies.site.page");
  const { values, team, clients } = profile;
  return (
    <>
      {values.length > 0 && (
        <Part title={t("values")}>
          <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
            {values.map(({ title, description, lang }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two of a title may stand in a preview
              <div key={index} lang={lang} className="border-l-2 border-leaf-500 pl-4 break-words">
                <dt className="font-semibold text-ink-900">{title}</dt>
                <dd className="mt-0.5 text-ink-700">{description}</dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      {team.length > 0 && (
        <Part title={t("team")}>
          <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
            {team.map(({ full_name, job_title, photo }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
              <li key={index} className="flex items-center gap-3 break-words">
                <Avatar name={full_name} src={photo} size="lg" />
                <span className="min-w-0">
                  <span className="block font-semibold text-ink-900">{full_name}</span>
                  {job_title && <span className="block text-sm text-ink-500">{job_title}</span>}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {clients.length > 0 && (
        <Part title={t("clients")}>
          <ul className="flex flex-wrap gap-2">
            {clients.map(({ name, logo }, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells two of a name apart
                key={index}
                className="flex min-h-8 items-center gap-2 rounded-full border border-line px-3 py-1 text-sm break-words text-ink-700"
              >
                {logo && <Avatar name={name} src={logo} size="sm" square />}
                {name}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="mb-4 text-lg font-semibold text-ink-900">{title}</h2>
      {children}
    </Card>
  );
}

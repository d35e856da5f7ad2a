import { type FormEvent, useDeferredValue, useMemo, useState } from "react";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useSearchParams,
} from "react-router";
import { useTranslations } from "use-intl";
import type { Language } from "#kit/i18n.ts";
import { load } from "#kit/page.ts";
import { loadReference } from "#platform/reference/load-reference.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { profileShow } from "#profiles/candidates/contract.ts";
import type { CvSettings } from "#profiles/candidates/cv-settings.ts";
import { chosenIn, profileChoices } from "#profiles/candidates/load-choices.ts";
import { AutosaveForm } from "#profiles/candidates/parts/AutosaveForm.tsx";
import { AboutFields, PersonFields } from "#profiles/candidates/parts/DetailsForm.tsx";
import { documentOf } from "#profiles/candidates/parts/document-of.ts";
import { liveProfile, type Typed, typedIn } from "#profiles/candidates/parts/live-profile.ts";
import { ProfileForms } from "#profiles/candidates/parts/ProfileForms.tsx";
import { type Entry, Section } from "#profiles/candidates/parts/Section.tsx";
import { profilePath } from "#profiles/candidates/paths.ts";
import { profileAction } from "#profiles/candidates/profile-action.ts";
import { sectionNames, translatedEntryFields } from "#profiles/candidates/terms.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button, buttonClass } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Tabs } from "#ui/Tabs.tsx";
import { undrawableLetters, withoutLetters } from "../online/letters.ts";
import { namesIn } from "../online/names.ts";
import { CvPreview } from "../parts/CvPreview.tsx";
import { LookForm } from "../parts/LookForm.tsx";
import { TemplateGallery } from "../parts/TemplateGallery.tsx";
import { cvPaths } from "../paths.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args;
  const shown = load(context, request, profileShow);
  const [{ data }, choices, reference] = await Promise.all([
    shown,
    profileChoices(
      args,
      shown.then(({ data: stored }) => chosenIn(stored)),
    ),
    loadReference(context, request),
  ]);
  const profile = data.attributes;
  const names = {
    en: namesIn(documentOf(profile, "en"), reference),
    vi: namesIn(documentOf(profile, "vi"), reference),
  };
  return { profile, choices, names };
}

export async function action(args: ActionFunctionArgs) {
  return profileAction(args);
}

type View = "content" | "look" | "preview";

/**
 * The editor of the online CV: content and look on one side, the CV on the other; on phones one at a time.
 */
export default function CvEditor() {
  const { profile, choices, names } = useLoaderData<typeof loader>();
  const t = useTranslations("candidates.site");
  const [params] = useSearchParams();
  const original: Language = profile.language === 1 ? "vi" : "en";
  const language: Language =
    params.get("language") === "en" ? "en" : params.get("language") === "vi" ? "vi" : original;
  const view = (["look", "preview"] as const).find((known) => known === params.get("view")) ?? "content";
  const translating = language !== original;
  const [settings, setSettings] = useState<CvSettings>(profile.cv_settings);
  const { drawn, lost, hear } = useTypedDocument(profile, language);
  return (
    <ProfileForms original={profile.language} translating={translating} choices={choices}>
      <PageHead title={t("editor.title")} noindex />
      <Header language={language} />
      <EditorTabs view={view} language={language} />
      {translating && profile.untranslated.length > 0 && (
        <p className="no-print mt-3 text-sm text-ink-500">
          {t("editor.missing", { count: profile.untranslated.length })}
        </p>
      )}
      <LostLetters letters={lost} />
      <div className="mt-4 grid gap-6 lg:grid-cols-2 lg:items-start">
        <div
          onInput={hear}
          onChange={hear}
          className={cx("no-print flex min-w-0 flex-col gap-4", view === "preview" && "max-lg:hidden")}
        >
          <div hidden={view === "look"} className="flex flex-col gap-4">
            <ProfileFields profile={profile} choices={choices} translating={translating} />
          </div>
          <div hidden={view !== "look"} className="card p-4 sm:p-6">
            <LookForm settings={settings} onChange={setSettings} />
            {view === "look" && (
              <TemplateGallery
                document={drawn}
                settings={settings}
                names={names[language]}
                photo={profile.photo}
              />
            )}
          </div>
        </div>
        <div
          className={cx(
            "min-w-0 lg:sticky lg:top-20 print:static",
            view !== "preview" && "max-lg:hidden print:block",
          )}
        >
          <div className="max-h-[calc(100dvh-6rem)] overflow-y-auto rounded-lg border border-line print:max-h-none print:border-0">
            <CvPreview document={drawn} settings={settings} names={names[language]} photo={profile.photo} />
          </div>
        </div>
      </div>
    </ProfileForms>
  );
}

type Data = Awaited<ReturnType<typeof loader>>;

/** The document with the typed values, without letters that a PDF cannot show. */
function useTypedDocument(profile: Data["profile"], language: Language) {
  const [typed, setTyped] = useState<Typed>({});
  const document = useMemo(
    () => documentOf(liveProfile(profile, typed), language),
    [profile, typed, language],
  );
  const later = useDeferredValue(document);
  const lost = useMemo(() => undrawableLetters(later), [later]);
  const drawn = useMemo(() => (lost.size > 0 ? withoutLetters(later, lost) : later), [later, lost]);
  function hear(event: FormEvent) {
    const form = (event.target as HTMLElement).closest("form");
    const found = form && typedIn(form);
    if (found) setTyped((before) => ({ ...before, [found.name]: found.fields }));
  }
  return { drawn, lost, hear };
}

function Header({ language }: { language: Language }) {
  const t = useTranslations("candidates.site");
  return (
    <div className="no-print flex flex-wrap items-start justify-between gap-3">
      <div>
        <h1 className="text-2xl font-semibold">{t("editor.title")}</h1>
        <p className="mt-1 text-sm text-ink-500">{t("editor.lead")}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button to={profilePath} variant="ghost">
          {t("editor.back")}
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          {t("editor.print")}
        </Button>
        <a href={cvPaths.onlinePdf(language)} className={buttonClass()}>
          {t("editor.download")}
        </a>
      </div>
    </div>
  );
}

function EditorTabs({ view, language }: { view: View; language: Language }) {
  const t = useTranslations("candidates.site");
  const to = (change: Partial<Record<"view" | "language", string>>) =>
    `?${new URLSearchParams({ language, view, ...change })}`;
  const tab = (key: View) => ({ to: to({ view: key }), label: t(`editor.${key}`), current: view === key });
  return (
    <div className="no-print mt-4 flex flex-wrap items-end justify-between gap-3">
      <Tabs label={t("editor.views")} items={[tab("content"), tab("look"), tab("preview")]} />
      <Tabs
        label={t("editor.language")}
        items={(["en", "vi"] as const).map((key) => ({
          to: to({ language: key }),
          label: t(`language.${key}.name`),
          current: language === key,
        }))}
      />
    </div>
  );
}

/** Names the letters of the profile that the PDF cannot show. */
function LostLetters({ letters }: { letters: ReadonlySet<string> }) {
  const t = useTranslations("cv.site.online");
  if (letters.size === 0) return null;
  return (
    <div className="no-print mt-4">
      <Alert tone="warning" live>
        {t("letters", { letters: [...letters].join(" "), count: letters.size })}
      </Alert>
    </div>
  );
}

function ProfileFields({
  profile,
  choices,
  translating,
}: Pick<Data, "profile" | "choices"> & { translating: boolean }) {
  const t = useTranslations("candidates.site");
  const shown = sectionNames.filter((name) => !translating || translatedEntryFields[name].length > 0);
  return (
    <>
      <AutosaveForm
        name="profile"
        sends={{ intent: "profile" }}
        values={profile}
        version={profile.version}
        labelOf={(field) => t(`fields.${field}` as never)}
      >
        <PersonFields choices={choices} />
        <AboutFields />
      </AutosaveForm>
      {shown.map((name) => (
        <Section key={name} section={name} entries={profile[name] as readonly Entry[]} />
      ))}
    </>
  );
}

import { useState } from "react";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
  useSearchParams,
} from "react-router";
import { useTranslations } from "use-intl";
import { load } from "#kit/page.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { cvPaths } from "#profiles/cv/paths.ts";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { profileShow } from "../contract.ts";
import { chosenIn, profileChoices } from "../load-choices.ts";
import { AutosaveForm } from "../parts/AutosaveForm.tsx";
import { Completeness } from "../parts/Completeness.tsx";
import { AboutFields, PersonFields, PreferenceFields } from "../parts/DetailsForm.tsx";
import { LanguageChoice } from "../parts/LanguageChoice.tsx";
import { Photo } from "../parts/Photo.tsx";
import { ProfileForms } from "../parts/ProfileForms.tsx";
import { type Entry, Section } from "../parts/Section.tsx";
import { profileAction } from "../profile-action.ts";
import { sectionNames, translatedEntryFields } from "../terms.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args;
  const shown = load(context, request, profileShow);
  const [{ data }, choices] = await Promise.all([
    shown,
    profileChoices(
      args,
      shown.then(({ data: profile }) => chosenIn(profile)),
    ),
  ]);
  return { profile: data.attributes, choices };
}

export async function action(args: ActionFunctionArgs) {
  return profileAction(args);
}

/** The candidate's own profile, from which the online CV is made, in two languages. */
export default function Profile() {
  const { profile, choices } = useLoaderData<typeof loader>();
  const t = useTranslations("candidates.site");
  const [params] = useSearchParams();
  const [translating, setTranslating] = useState(params.get("texts") === "translation");
  const shown = sectionNames.filter((name) => !translating || translatedEntryFields[name].length > 0);
  return (
    <ProfileForms original={profile.language} translating={translating} choices={choices}>
      <PageHead title={t("profile.title")} noindex />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-2xl font-semibold">{t("profile.title")}</h1>
          <p className="mt-1 text-sm text-ink-500">{t("profile.lead")}</p>
        </div>
        <Button to={cvPaths.editor} variant="secondary" icon="eye">
          {t("profile.preview")}
        </Button>
      </div>
      <div className="mt-6 flex flex-col gap-6 xl:flex-row-reverse xl:items-start">
        <aside className="flex flex-col gap-4 xl:sticky xl:top-20 xl:w-64 xl:shrink-0">
          <Completeness {...profile.completeness} />
          <LanguageChoice
            original={profile.language}
            translating={translating}
            missing={profile.untranslated}
            onChange={setTranslating}
          />
        </aside>
        <div className="flex min-w-0 flex-1 flex-col gap-4">
          <div hidden={translating}>
            <Photo photo={profile.photo} name={profile.full_name} />
          </div>
          <AutosaveForm
            name="profile"
            sends={{ intent: "profile" }}
            values={profile}
            version={profile.version}
            labelOf={(field) => t(`fields.${field}` as never)}
          >
            <PersonFields choices={choices} />
            <AboutFields />
            <div hidden={translating}>
              <Card id="preferences" className="scroll-mt-20">
                <CardHeader
                  title={t("profile.preferences")}
                  text={t("profile.preferencesHelp")}
                  className="mb-4"
                />
                <PreferenceFields choices={choices} />
              </Card>
            </div>
          </AutosaveForm>
          {shown.map((name) => (
            <Section key={name} section={name} entries={profile[name] as readonly Entry[]} />
          ))}
        </div>
      </div>
    </ProfileForms>
  );
}

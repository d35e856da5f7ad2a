import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { Language } from "#kit/i18n.ts";
import { Alert } from "#ui/Alert.tsx";
import { Radio } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { FileInput } from "#ui/FileInput.tsx";
import { textOf, useFormScope } from "#ui/form/scope.ts";
import { RelativeTime } from "#ui/RelativeTime.tsx";

export interface StoredCv {
  id: string;
  name: string;
  at: string;
}

const languages: readonly Language[] = ["en", "vi"];
const profilePath = "/my-profile";
const extensions = [".pdf", ".docx", ".doc"] as const;

export interface OnlineCv {
  /** Whether the page's address is the one for applying with the online CV, so that it is preselected. */
  chosen: boolean;
  /** The language of the profile from which the online CV is made. */
  language: Language;
  /** The completeness of the profile, in percent. */
  completeness: number;
  /** Letters of the profile that its PDF cannot show. */
  lostLetters: readonly string[];
}

/** The value for the online CV in the field of a CV file's id. */
const onlineValue = "online";

interface CvChoiceProps {
  cvs: readonly StoredCv[];
  /** The candidate's online CV; null for visitors. */
  online: OnlineCv | null;
  /** The size limit of a file, in megabytes. */
  limit: number;
}

/**
 * A choice of a stored CV file, the online CV or another file. CSS shows the drop zone while "another file" is selected, so
 * that it works without JavaScript; only the selected choice is sent.
 */
export function CvChoice({ cvs, online, limit }: CvChoiceProps) {
  const t = useTranslations("applications.site.apply");
  const hasChoice = online !== null;
  return (
    <div className="group flex flex-col gap-3">
      {hasChoice && <Sources cvs={cvs} online={online} />}
      {online && <OnlineOptions online={online} />}
      <div className={hasChoice ? "hidden group-has-[input[value='']:checked]:block" : undefined}>
        <Field label={t("cv")} name="cv" required hideLabel={hasChoice}>
          <FileInput extensions={extensions} maxBytes={limit * 1024 * 1024} />
        </Field>
      </div>
    </div>
  );
}

function Sources({ cvs, online }: { cvs: readonly StoredCv[]; online: OnlineCv }) {
  const t = useTranslations("applications.site.apply");
  const chosen = textOf(useFormScope().value("cv_id"));
  const error = useFormScope().errors.online_cv;
  const isOffered = cvs.some(({ id }) => id === chosen) || chosen === onlineValue;
  const begin = online.chosen ? onlineValue : (cvs[0]?.id ?? "");
  const first = chosen === undefined ? begin : isOffered ? chosen : "";
  return (
    <FieldSet name="cv_id" label={t("chooseCv")} error={error}>
      {cvs.map((cv) => (
        <Radio
          key={cv.id}
          value={cv.id}
          defaultChecked={cv.id === first}
          label={<span className="break-all">{cv.name}</span>}
          help={t.rich("keptCv", { when: () => <RelativeTime at={cv.at} /> })}
        />
      ))}
      <Radio
        value={onlineValue}
        defaultChecked={first === onlineValue}
        label={t("onlineCv")}
        help={t.rich("onlineCvHelp", {
          percent: String(online.completeness),
          edit: (words) => (
            <Link to={profilePath} className="underline underline-offset-2">
              {words}
            </Link>
          ),
        })}
      />
      <Radio value="" defaultChecked={first === ""} label={t("anotherCv")} />
    </FieldSet>
  );
}

/** The language of the online CV, shown while the online CV is selected. */
function OnlineOptions({ online }: { online: OnlineCv }) {
  const t = useTranslations("applications.site.apply");
  return (
    <div className="hidden group-has-[input[value='online']:checked]:block">
      {online.lostLetters.length > 0 && (
        <Alert tone="warning">
          {t("lostLetters", { letters: online.lostLetters.join(" "), count: online.lostLetters.length })}
        </Alert>
      )}
      <FieldSet name="cv_language" label={t("cvLanguage")}>
        {languages.map((language) => (
          <Radio
            key={language}
            value={language}
            defaultChecked={language === online.language}
            label={t(`cvLanguages.${language}`)}
          />
        ))}
      </FieldSet>
    </div>
  );
}

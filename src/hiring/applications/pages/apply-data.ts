import type { AnswerOf } from "#kit/contract.ts";
import { type Language, languageOf } from "#kit/i18n.ts";
import { jobsPath } from "#market/job-search/paths.ts";
import type { detail } from "#market/jobs/contract.ts";
import { placesOf } from "#market/jobs/parts/card-view.ts";
import { payOf } from "#market/jobs/salary.ts";
import type { loadReference } from "#platform/reference/load-reference.ts";
import type { profileShow } from "#profiles/candidates/contract.ts";
import { lostLetters } from "#profiles/cv/parts/lost-letters.ts";
import type { myCvs } from "../contract.ts";

type Job = AnswerOf<typeof detail>["data"]["attributes"];

/** Returns the data of a job that the page for applying shows, in the page's language. */
export function jobToApplyFor(
  job: Job,
  language: Language,
  reference: Awaited<ReturnType<typeof loadReference>>,
) {
  const { name, logo, verified } = job.company.data.attributes;
  const jobLanguage = languageOf(job.language);
  return {
    title: job.title,
    lang: jobLanguage === language ? undefined : jobLanguage,
    path: job.url[language],
    jobsPath: jobsPath[language],
    company: { name, logo, verified },
    pay: payOf(job),
    places: placesOf(job, language, reference),
    questions: job.questions.map(({ type, text, required, options }) => ({ type, text, required, options })),
  };
}

/** Returns a candidate's stored CV files, the default first. */
export function storedCvs(cvs: AnswerOf<typeof myCvs>["data"]) {
  return cvs
    .toSorted((a, b) => Number(b.attributes.default) - Number(a.attributes.default))
    .map(({ id, attributes }) => ({ id, name: attributes.name, at: attributes.created_at }));
}

/** Returns the data of a candidate's online CV. @param chosen whether the page's address is the one for applying with it */
export function onlineCv(profile: AnswerOf<typeof profileShow>["data"]["attributes"], chosen: boolean) {
  return {
    chosen,
    language: languageOf(profile.language),
    completeness: profile.completeness.percent,
    lostLetters: lostLetters(profile),
  };
}

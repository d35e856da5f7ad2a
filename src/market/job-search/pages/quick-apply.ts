import type { LoaderFunctionArgs } from "react-router";
import { createTranslator } from "use-intl/core";
import { load, type PageServices, pageServices } from "#kit/page.ts";
import type { PublicJob } from "#market/jobs/parts/job-view.ts";
import type { Account } from "#people/accounts/actor.ts";
import { sendablePercent } from "#profiles/candidates/completeness.ts";
import { profileShow } from "#profiles/candidates/contract.ts";
import { myCvs } from "#profiles/cv/contract.ts";
import { site as en } from "../messages.en.ts";
import { site as vi } from "../messages.vi.ts";

export type QuickApply = NonNullable<Awaited<ReturnType<typeof loadQuickApply>>>;

/**
 * Loads the CV for an application in one click: the default CV, or the online CV of a complete profile. Null when the job has
 * questions, or when the reader may not apply or has no CV. The button's texts are included, because no other part of the page
 * uses them.
 */
export async function loadQuickApply(
  { context, request }: Pick<LoaderFunctionArgs, "context" | "request">,
  { attributes: job }: PublicJob,
) {
  const { language, viewer } = context.get(pageServices) as PageServices<Account>;
  if (viewer?.kind !== "candidate" || !job.can.apply || job.questions.length > 0) return null;
  const cvs = (await load(context, request, myCvs)).data;
  const file = cvs.find(({ attributes }) => attributes.default);
  const say = createTranslator({ locale: language, messages: (language === "vi" ? vi : en).quickApply });
  const words = { another: say("another"), note: say("note") };
  if (file) return { cv: file.id, words: { ...words, submit: say("file", { name: file.attributes.name }) } };
  const { completeness } = (await load(context, request, profileShow)).data.attributes;
  if (completeness.percent < sendablePercent) return null;
  return { cv: "online", words: { ...words, submit: say("online") } };
}

import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  data as status,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { safeNext } from "#kit/next.ts";
import { load } from "#kit/page.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { profileShow } from "#profiles/candidates/contract.ts";
import { chosenIn, profileChoices } from "#profiles/candidates/load-choices.ts";
import { PreferenceFields } from "#profiles/candidates/parts/DetailsForm.tsx";
import { ProfileForms } from "#profiles/candidates/parts/ProfileForms.tsx";
import { type Entry, Section } from "#profiles/candidates/parts/Section.tsx";
import { cvKinds, cvMaxBytes } from "#profiles/cv/terms.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox, RadioGroup } from "#ui/choices.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { FileInput } from "#ui/FileInput.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { saveStep, stepPath } from "../action.ts";

type Step = 1 | 2 | 3 | 4 | 5;
const names = { 1: "job", 2: "cv", 3: "work", 4: "skills", 5: "visibility" } as const;

function stepOf(params: { step?: string | undefined }): Step {
  const step = /^step([1-5])$/.exec(params.step ?? "")?.[1];
  if (!step) throw status(null, { status: 404 });
  return Number(step) as Step;
}

export async function loader(args: LoaderFunctionArgs) {
  const { context, request, params } = args;
  const step = stepOf(params);
  const shown = load(context, request, profileShow);
  const [{ data }, choices] = await Promise.all([
    shown,
    profileChoices(
      args,
      shown.then(({ data: profile }) => chosenIn(profile)),
    ),
  ]);
  const back = step > 1 ? stepPath(step - 1, safeNext(request)) : null;
  return { step, profile: data.attributes, choices, back };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  return saveStep({ context, request }, stepOf(params));
}

/**
 * A step of setting up a profile: it is saved, can be skipped, and returns to the previous page at the end.
 */
export default function OnboardingStep() {
  const { step, profile, choices, back } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const t = useTranslations("onboarding.site");
  const busy = useNavigation().formData?.get("intent");
  const reply = answered && "submission" in answered ? (answered as FormReply) : null;
  const sections = sectionsOf(step);
  const values = step === 5 ? { visibility: profile.visibility, alert: "on" } : profile;
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6 lg:py-6">
      <PageHead title={t("title")} noindex />
      <StepHead step={step} />
      <ProfileForms original={profile.language} choices={choices}>
        {sections.map((section) => (
          <Section key={section} section={section} entries={profile[section] as readonly Entry[]} />
        ))}
      </ProfileForms>
      <SubmitForm
        key={step}
        reply={reply}
        values={values}
        encType={step === 2 ? "multipart/form-data" : undefined}
        className="flex flex-col gap-6"
      >
        {step === 1 && <JobFields profile={profile} choices={choices} />}
        {step === 2 && (
          <Card>
            <Field name="cv" label={t("cv")}>
              <FileInput extensions={cvKinds.map((kind) => `.${kind}`)} maxBytes={cvMaxBytes} />
            </Field>
          </Card>
        )}
        {step === 5 && <VisibilityFields withAlert={Boolean(profile.job_title || profile.job_preference)} />}
        <StepButtons step={step} back={back} />
      </SubmitForm>
      <Form method="post">
        <Button type="submit" name="intent" value="skip" variant="ghost" busy={busy === "skip"}>
          {t("skip")}
        </Button>
      </Form>
    </div>
  );
}

type Loaded = Awaited<ReturnType<typeof loader>>;

const sectionsOf = (step: Step) =>
  step === 3
    ? (["work_experiences", "educations"] as const)
    : step === 4
      ? (["skills", "languages"] as const)
      : [];

function StepHead({ step }: { step: Step }) {
  const t = useTranslations("onboarding.site");
  return (
    <div>
      <p className="text-sm font-semibold text-leaf-700">
        {t("title")} · {t("step", { step })}
      </p>
      <progress
        max={5}
        value={step}
        aria-label={t("step", { step })}
        className="mt-2 h-1 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-leaf-600 [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-leaf-600"
      />
      <h1 className="mt-4 text-2xl font-semibold">{t(`steps.${names[step]}.title`)}</h1>
      <p className="mt-1 text-ink-500">{t(`steps.${names[step]}.text`)}</p>
    </div>
  );
}

function JobFields({ profile, choices }: Pick<Loaded, "profile" | "choices">) {
  const fields = useTranslations("candidates.site.fields");
  return (
    <Card className="flex flex-col gap-4">
      <Field name="job_title" label={fields("job_title")}>
        <TextInput lang={profile.language === 1 ? "vi" : "en"} />
      </Field>
      <PreferenceFields choices={choices} />
    </Card>
  );
}

function VisibilityFields({ withAlert }: { withAlert: boolean }) {
  const t = useTranslations("onboarding.site");
  const privacy = useTranslations("hiddenJobs.site.privacy");
  return (
    <Card className="flex flex-col gap-4">
      <FieldSet name="visibility" label={t("visibility.label")}>
        <RadioGroup
          options={(["only_applied", "public_to_verified_employers", "hidden"] as const).map((value) => ({
            value,
            label: privacy(`option.${value}`),
            help: privacy(`help.${value}`),
          }))}
        />
      </FieldSet>
      {withAlert && <Checkbox name="alert" label={t("alert")} />}
    </Card>
  );
}

function StepButtons({ step, back }: Pick<Loaded, "step" | "back">) {
  const t = useTranslations("onboarding.site");
  const busy = useNavigation().formData?.get("intent");
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" name="intent" value="step" busy={busy === "step"}>
        {step === 5 ? t("finish") : sectionsOf(step).length > 0 ? t("goOn") : t("next")}
      </Button>
      {step === 2 && (
        <Button type="submit" name="intent" value="step" variant="secondary">
          {t("online")}
        </Button>
      )}
      {back && (
        <Button to={back} variant="ghost">
          {t("back")}
        </Button>
      )}
    </div>
  );
}

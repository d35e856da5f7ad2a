import type { ComponentProps } from "react";
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { type PageServices, pageServices } from "#kit/page.ts";
import type { Account } from "#people/accounts/actor.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Logo } from "#people/company-settings/parts/console/Logo.tsx";
import { Verification } from "#people/company-settings/parts/console/Verification.tsx";
import { InviteForm } from "#people/members/parts/console/InviteForm.tsx";
import { inviteDays } from "#people/members/terms.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { DetailsStep } from "../../parts/console/DetailsStep.tsx";
import { SetupSteps } from "../../parts/console/SetupSteps.tsx";
import { setupPath } from "../../paths.ts";
import { lastStep, steps } from "../../terms.ts";
import { loadSetup, saveSetup } from "./setup-data.ts";

export async function loader(args: LoaderFunctionArgs) {
  const { viewer } = args.context.get(pageServices) as PageServices<Account>;
  // Only administrators set up a company: members start at its jobs.
  if (viewer?.kind === "company" && !viewer.isAdmin) throw redirect("/home");
  const data = await loadSetup(args);
  if (!data) throw redirect("/403");
  return data;
}

export async function action(args: ActionFunctionArgs) {
  return saveSetup(args);
}

const inviteForm = "invite";

/** A step of setting up a company: it is saved, can be skipped, and is resumed later. */
export default function CompanySetup() {
  const { step, done, next, company, verification, invites, saved, ...data } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useTranslations("companyOnboarding.console");
  const fields = useTranslations("companySettings.console.verification.field");
  const names = new Intl.ListFormat(useLocale(), { type: "conjunction" });
  const busy = useNavigation().formData?.get("intent");
  const [name, workspace] = [nameOf(step), useWorkspace()];
  const replyTo = (form: string) => (answer?.form === form ? answer.reply : null);
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <StepHead step={step} done={{ ...done, start: done.job }} next={next} />
      {saved && !answer && (
        <Alert tone="success" live>
          {t(`saved.${saved}`, { email: data.email })}
        </Alert>
      )}
      {name === "details" && (
        <DetailsStep
          key={company.version}
          company={company}
          industries={data.industries}
          places={data.places}
          page={setupPath(step, next)}
          reply={replyTo("details")}
          edited={answer?.edited}
        />
      )}
      {name === "logo" && (
        <Logo key={company.logo} name={company.name} logo={company.logo} mayEdit reply={replyTo("logo")} />
      )}
      {name === "team" && (
        <>
          <InviteForm
            id={inviteForm}
            key={data.email}
            reply={replyTo("invite")}
            team={workspace}
            days={inviteDays}
            verified={data.emailVerified}
          />
          {invites.length > 0 && <Invited emails={invites} />}
        </>
      )}
      {name === "start" && (
        <>
          <FirstJob done={done.job} busy={busy === "jobs"} />
          <Verification
            verification={verification}
            needs={names.format(verification.missing.map((field) => fields(field)))}
            mayEdit
            reply={replyTo("verification")}
          />
        </>
      )}
      <StepButtons step={step} next={next} jobDone={done.job} />
    </div>
  );
}

const nameOf = (step: number) => steps[step - 1] ?? "details";

function StepHead({ step, done, next }: ComponentProps<typeof SetupSteps>) {
  const t = useTranslations("companyOnboarding.console");
  const name = nameOf(step);
  return (
    <>
      <div className="flex flex-col gap-4">
        <p className="text-sm font-semibold text-leaf-700">
          {t("title")} · {t("step", { step, of: lastStep })}
        </p>
        <SetupSteps step={step} done={done} next={next} />
      </div>
      <div>
        <h1 className="text-2xl font-semibold">{t(`steps.${name}.title`)}</h1>
        <p className="mt-1 text-ink-700">{t(`steps.${name}.text`)}</p>
      </div>
    </>
  );
}

function Invited({ emails }: { emails: readonly string[] }) {
  const t = useTranslations("companyOnboarding.console");
  return (
    <Card>
      <CardHeader title={t("invited")} />
      <ul className="mt-3 flex flex-col divide-y divide-line">
        {emails.map((email) => (
          <li key={email} className="py-2 break-all">
            {email}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function FirstJob({ done, busy }: { done: boolean; busy: boolean }) {
  const t = useTranslations("companyOnboarding.console");
  return (
    <Card>
      <CardHeader title={t("job.title")} text={t(done ? "job.doneText" : "job.text")} />
      <Form method="post" className="mt-4">
        <Button type="submit" name="intent" value="jobs" busy={busy} variant={done ? "secondary" : "primary"}>
          {t(done ? "job.view" : "job.post")}
        </Button>
      </Form>
    </Card>
  );
}

function StepButtons({ step, next, jobDone }: { step: number; next: string | null; jobDone: boolean }) {
  const t = useTranslations("companyOnboarding.console");
  const busy = useNavigation().formData?.get("intent");
  const name = nameOf(step);
  return (
    <Form method="post" className="flex flex-wrap items-center gap-3">
      {name !== "details" && (
        <Button
          type="submit"
          name="intent"
          value="next"
          // The button submits the form for inviting colleagues, so that a typed invitation is also sent.
          form={name === "team" ? inviteForm : undefined}
          busy={busy === "next"}
          variant={name === "start" && !jobDone ? "secondary" : "primary"}
        >
          {t(step === lastStep ? "finish" : "goOn")}
        </Button>
      )}
      {step > 1 && (
        <Button to={setupPath(step - 1, next)} variant="ghost">
          {t("back")}
        </Button>
      )}
      <Button type="submit" name="intent" value="skip" variant="ghost" busy={busy === "skip"}>
        {t("skip")}
      </Button>
    </Form>
  );
}

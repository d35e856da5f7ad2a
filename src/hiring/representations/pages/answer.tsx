import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { formOf, submit } from "#kit/page.ts";
import { useSalary } from "#market/jobs/parts/use-salary.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { useDate } from "#ui/use-date.ts";
import { answerLinked, linkedRepresentation, revokeLinked } from "../contract-link.ts";
import { linkedRepresentationPath } from "../paths.ts";

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "none";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const at = { params: { token: tokenOf(request) } };
  const linked = await submit(context, request, linkedRepresentation, at);
  if (linked.ok) return data({ about: linked.data.data.attributes, problem: null });
  return data({ about: null, problem: linked.errors[0]?.detail ?? "" }, { status: linked.status });
}

export async function action({ context, request }: ActionFunctionArgs) {
  const token = tokenOf(request);
  const intent = String((await formOf(request)).get("intent"));
  const at = { params: { token } };
  const outcome =
    intent === "revoke"
      ? await submit(context, request, revokeLinked, at)
      : await submit(context, request, answerLinked, {
          ...at,
          body: { answer: intent === "yes" ? "yes" : "no" },
        });
  if (outcome.ok) throw redirect(linkedRepresentationPath(token));
  return data({ refused: outcome.errors[0]?.detail ?? "" }, { status: outcome.status });
}

type IntroductionView = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["about"]>;

/** The page of the signed link, where a person agrees, refuses or takes the consent back without signing in. */
export default function AnswerRequest() {
  const { about, problem } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.refused;
  const t = useTranslations("representations.site");
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-4">
      <PageHead title={t("title")} noindex />
      <h1 className="text-2xl font-semibold">{t("title")}</h1>
      {problem !== null && <Alert tone="warning">{problem}</Alert>}
      {refused && (
        <Alert tone="danger" live>
          {refused}
        </Alert>
      )}
      {about && !about.can.agree && (
        <Alert tone={about.status === "yes" || about.status === "provisional" ? "success" : "info"}>
          {t(`state.${about.status}`)}
        </Alert>
      )}
      {about && <Introduction about={about} />}
    </div>
  );
}

function Introduction({ about }: { about: IntroductionView }) {
  const t = useTranslations("representations.site");
  const salary = useSalary();
  const date = useDate("day");
  const { agency, consultant, job, can } = about;
  const { industry } = about;
  const company = about.company ?? (industry ? t("industry", { industry }) : t("client", { agency }));
  const names = { agency, company, job: job.title };
  return (
    <Card className="flex flex-col gap-4">
      {about.second && <p>{t("second", names)}</p>}
      <p>{consultant ? t("text", { ...names, consultant }) : t("textWithout", names)}</p>
      <DescriptionList
        items={[
          { label: t("facts.company"), value: company },
          { label: t("facts.job"), value: job.title },
          { label: t("facts.place"), value: job.place },
          { label: t("facts.salary"), value: salary(job.pay) },
          { label: t("facts.until"), value: can.agree && date(about.expires_at) },
        ]}
      />
      {can.agree && (
        <p className="text-ink-700">
          {about.company === null ? t("unnamed", { agency }) : t("sent", { agency, company })}
        </p>
      )}
      <p className="text-ink-700">{t("free", { company })}</p>
      {can.agree && <p className="text-ink-700">{t("back")}</p>}
      {can.agree && (
        <Form method="post" className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="yes">
            {t("yes")}
          </Button>
          <Button type="submit" name="intent" value="no" variant="secondary">
            {t("no")}
          </Button>
        </Form>
      )}
      {can.revoke && (
        <Form method="post" className="flex flex-col items-start gap-3 border-t border-line pt-4">
          <p>{t("sure", { agency, company })}</p>
          <Button type="submit" name="intent" value="revoke" variant="danger">
            {t("revoke")}
          </Button>
        </Form>
      )}
    </Card>
  );
}

import { Form, type LoaderFunctionArgs, useLoaderData, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { isApiError } from "#kit/call.ts";
import { pageServices, pageUrl } from "#kit/page.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { DescriptionList } from "#ui/DescriptionList.tsx";
import { Field } from "#ui/Field.tsx";
import { Select, TextInput } from "#ui/inputs.tsx";
import { explain } from "../../contract.ts";
import { useFactWords } from "../../parts/console/fact-words.ts";
import { factNames, kinds, verbsOf } from "../../terms.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = pageUrl(request);
  const asked = {
    account: searchParams.get("account") ?? "",
    kind: searchParams.get("kind") ?? "account",
    id: searchParams.get("id") ?? "",
    verb: searchParams.get("verb") ?? "log_in",
  };
  if (!asked.account) return { asked, answer: null, refusal: null };
  const id = asked.kind === "account" ? asked.account : asked.id;
  const query = { account_id: asked.account, verb: asked.verb, object: `${asked.kind}:${id}` };
  try {
    const { data } = await context.get(pageServices).call(explain, { query });
    return { asked, answer: data.attributes, refusal: null };
  } catch (error) {
    if (!isApiError(error) || ![400, 404].includes(error.status)) throw error;
    return { asked, answer: null, refusal: error.errors[0]?.detail ?? null };
  }
}

/** All verbs, each once, with the kinds of object that have it. */
const verbs = [...new Set(kinds.flatMap((kind) => [...verbsOf[kind]]))];

/** Explains to administrators why a person may not do something. */
export default function Explain() {
  const { asked, answer, refusal } = useLoaderData<typeof loader>();
  const t = useTranslations("explain.console");
  const wordOf = useFactWords();
  const busy = useNavigation().state !== "idle";
  return (
    <div className="flex flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <CardHeader as="h1" title={t("title")} text={t("lead")} />
      <Card>
        <Form className="grid gap-4 sm:grid-cols-2 lg:grid-cols-5 lg:items-end">
          <Field label={t("account")} name="account" required>
            <TextInput inputMode="numeric" defaultValue={asked.account} />
          </Field>
          <Field label={t("kind")} name="kind">
            <Select
              defaultValue={asked.kind}
              options={kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
            />
          </Field>
          <Field label={t("object")} name="id">
            <TextInput inputMode="numeric" defaultValue={asked.id} />
          </Field>
          <Field label={t("verb")} name="verb">
            <Select
              defaultValue={asked.verb}
              options={verbs.map((verb) => ({ value: verb, label: t(`verbs.${verb}`) }))}
            />
          </Field>
          <Button type="submit" busy={busy}>
            {t("submit")}
          </Button>
        </Form>
      </Card>
      {refusal && <Alert tone="warning">{refusal}</Alert>}
      {answer && (
        <Card>
          <h2 className="text-lg font-semibold">{t(answer.allowed ? "allowed" : "denied")}</h2>
          <div className="mt-4">
            <DescriptionList
              items={[
                { label: t("message"), value: answer.text },
                { label: t("code"), value: answer.code },
                { label: t("step"), value: answer.step && t(`steps.${answer.step}`) },
                ...factNames.map((name) => ({
                  label: t(`facts.${name}`),
                  value: wordOf(name, answer.facts[name] ?? null),
                })),
              ]}
            />
          </div>
        </Card>
      )}
    </div>
  );
}

import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { orderPaths } from "#agency/job-orders/console-paths.ts";
import { home } from "#agency/shares/terms.ts";
import { readForm } from "#kit/form.ts";
import { formOf, load, perform, submit } from "#kit/page.ts";
import { Alert } from "#ui/Alert.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Field, FieldSet } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select } from "#ui/inputs.tsx";
import { ShownOnce } from "#ui/ShownOnce.tsx";
import { orderPortalsPath } from "../../console-paths.ts";
import { createPortal, orderPortals, remindContact, renewPortal, revokePortal } from "../../contract.ts";
import { answerQuestion, portalQuestions } from "../../contract-questions.ts";
import { PortalRow } from "../../parts/console/PortalRow.tsx";
import { QuestionList } from "../../parts/console/QuestionList.tsx";
import { useStageName } from "../../parts/use-stage-name.ts";
import { defaultPortalDays, portalDays, portalStages } from "../../terms.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const at = { params: { id: params.orderId } };
  const [{ data, meta }, questions] = await Promise.all([
    load(context, request, orderPortals, at),
    load(context, request, portalQuestions, at),
  ]);
  return {
    orderId: params.orderId ?? "",
    portals: data.map(({ id, attributes }) => ({ id, ...attributes })),
    meta,
    questions: questions.data.map(({ id, attributes }) => ({ id, ...attributes })),
    canAnswer: questions.meta.can.answer,
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const posted = await formOf(request);
  const orderId = params.orderId ?? "";
  const portalId = String(posted.get("portal") ?? "");
  const verb = posted.get("do");
  if (verb === "revoke") {
    await perform(context, request, revokePortal, { params: { id: orderId, portalId } });
    throw redirect(orderPortalsPath(orderId));
  }
  if (verb === "remind") {
    const outcome = await submit(context, request, remindContact, { params: { id: orderId, portalId } });
    if (!outcome.ok) return { refused: outcome.errors[0]?.detail ?? "" };
    throw redirect(orderPortalsPath(orderId));
  }
  if (verb === "renew") {
    // The buttons of a row send the portal's terms.
    const form = await readForm(posted, renewPortal.body);
    const input = { params: { id: orderId, portalId }, body: form.values };
    const outcome = await submit(context, request, renewPortal, input);
    return outcome.ok ? { made: madeOf(outcome.data) } : { refused: outcome.errors[0]?.detail ?? "" };
  }
  if (verb === "answer") {
    const question = String(posted.get("question") ?? "");
    const form = await readForm(posted, answerQuestion.body);
    const input = { params: { id: question }, body: form.values };
    const outcome = await submit(context, request, answerQuestion, input);
    if (!outcome.ok) return { asked: { question, reply: form.reply(outcome.errors) } };
    throw redirect(orderPortalsPath(orderId));
  }
  const form = await readForm(posted, createPortal.body);
  const input = { params: { id: orderId }, body: form.values };
  const outcome = await submit(context, request, createPortal, input);
  return outcome.ok ? { made: madeOf(outcome.data) } : { reply: form.reply(outcome.errors) };
}

interface Opened {
  url: string;
  code: string;
  data: { attributes: { contact: { full_name: string; email: string | null } } };
}
const madeOf = ({ url, code, data: { attributes } }: Opened) => ({ url, code, contact: attributes.contact });

/** The portals of a job order: pages on which contacts of the client see the introduced people. */
export default function OrderPortals() {
  const { orderId, portals, meta, questions, canAnswer } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const t = useTranslations("portals.console");
  const orders = useTranslations("jobOrders.console.list");
  const { title, client } = meta.order;
  const made = done && "made" in done ? done.made : undefined;
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("title")}: ${title} · Sen`}</title>
      <Breadcrumbs
        items={[
          { label: orders("title"), to: orderPaths.list },
          { label: title, to: orderPaths.detail(orderId) },
          { label: t("title") },
        ]}
      />
      <div>
        <h1 className="text-2xl font-semibold break-words">{t("heading", { title })}</h1>
        <p className="mt-1 break-words text-ink-700">{t("lead", { client })}</p>
      </div>
      {done && "refused" in done && (
        <Alert tone="danger" live>
          {done.refused}
        </Alert>
      )}
      {made && <Made {...made} />}
      {portals.length === 0 ? (
        <EmptyState drawing="clients" title={t("none")} />
      ) : (
        <Card flush>
          <ul className="divide-y divide-line">
            {portals.map((portal) => (
              <PortalRow key={portal.id} portal={portal} />
            ))}
          </ul>
        </Card>
      )}
      <QuestionList questions={questions} canAnswer={canAnswer} done={done?.asked ?? null} />
      {meta.can.create && <CreateForm key={portals.length} />}
    </div>
  );
}

/** The address and the code of a new portal, which are shown once. */
function Made({ url, code, contact }: ReturnType<typeof madeOf>) {
  const t = useTranslations("portals.console");
  return (
    <div className="flex flex-col gap-2">
      <ShownOnce
        text={`${t("made")} ${t(contact.email ? "mailed" : "notMailed", { contact: contact.full_name })}`}
        label={t("address")}
        value={url}
        isLink
      />
      <ShownOnce text={t("code")} label={t("code")} value={code} />
    </div>
  );
}

function CreateForm() {
  const { meta } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const busy = useNavigation().state !== "idle";
  const t = useTranslations("portals.console");
  const stageName = useStageName();
  if (meta.contacts.length === 0) return <p className="text-ink-700">{t("noContacts")}</p>;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t("create")}</h2>
      <SubmitForm reply={done && "reply" in done ? done.reply : null}>
        <Field name="contact_id" label={t("contact")} required>
          <Select options={meta.contacts.map(({ id, full_name }) => ({ value: id, label: full_name }))} />
        </Field>
        <FieldSet name="stages" label={t("stages")} required>
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            {portalStages.map((id) => (
              <Checkbox key={id} name="stages" value={id} label={stageName(id)} defaultChecked />
            ))}
          </div>
        </FieldSet>
        <Field name="days" label={t("days")}>
          <Select
            defaultValue={String(defaultPortalDays)}
            options={portalDays.map((days) => ({ value: String(days), label: t("dayCount", { days }) }))}
          />
        </Field>
        {meta.order.country !== home && (
          <FieldSet name="abroad_confirmed" label={t("abroadTitle")} required>
            <Alert tone="warning">{t("abroad", { country: meta.order.country })}</Alert>
            <Checkbox name="abroad_confirmed" label={t("abroadConfirm")} />
          </FieldSet>
        )}
        <Button type="submit" busy={busy} className="self-start">
          {t("create")}
        </Button>
      </SubmitForm>
    </Card>
  );
}

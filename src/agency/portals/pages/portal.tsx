import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { ClosedPage } from "#hiring/share-links/parts/ClosedPage.tsx";
import { readForm } from "#kit/form.ts";
import { formOf, pageServices, pageUrl, submit } from "#kit/page.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { useDate } from "#ui/use-date.ts";
import { answerInPortal, openedPortal, openPortal } from "../contract-public.ts";
import { askInPortal } from "../contract-questions.ts";
import { OrderTabs } from "../parts/OrderTabs.tsx";
import { PersonCard } from "../parts/PersonCard.tsx";
import { Questions } from "../parts/Questions.tsx";
import { passCookie, passOf } from "../pass-cookie.ts";

/** The statuses of an action after which the loader shows the form for the code, or the end of the page. */
const handled = [403];

function accessOf({ request, params }: Pick<LoaderFunctionArgs, "request" | "params">) {
  const token = params.token ?? "";
  const portal = pageUrl(request).searchParams.get("portal") ?? undefined;
  return { params: { token }, query: { pass: passOf(request, token), portal } };
}

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const outcome = await submit(context, request, openedPortal, accessOf({ request, params }), handled);
  if (outcome.ok) {
    const { id, attributes } = outcome.data.data;
    return data({ state: "open", id, portal: attributes } as const);
  }
  const ended = outcome.status === 410;
  if (!ended && outcome.status !== 403)
    throw data({ text: outcome.errors[0]?.detail ?? null }, { status: outcome.status });
  return data({ state: ended ? "ended" : "locked" } as const, { status: ended ? 410 : 200 });
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const { pathname, search } = pageUrl(request);
  const access = accessOf({ request, params });
  const posted = await formOf(request);
  if (posted.has("code")) {
    const form = await readForm(posted, openPortal.body);
    const outcome = await submit(context, request, openPortal, { params: access.params, body: form.values });
    if (!outcome.ok) return { form: "code", reply: form.reply(outcome.errors) };
    const { setCookie, publicUrl } = context.get(pageServices);
    setCookie(passCookie(access.params.token, outcome.data.pass, publicUrl));
    throw redirect(pathname + search);
  }
  if (posted.has("text")) {
    const form = await readForm(posted, askInPortal.body);
    const outcome = await submit(context, request, askInPortal, { ...access, body: form.values }, handled);
    if (!outcome.ok) return { form: "ask", reply: form.reply(outcome.errors) };
    throw redirect(`${pathname}${search}#questions`);
  }
  const code = String(posted.get("person") ?? "").slice(0, 20);
  const form = await readForm(posted, answerInPortal.body);
  const input = { params: { ...access.params, code }, query: access.query, body: form.values };
  const outcome = await submit(context, request, answerInPortal, input, handled);
  if (!outcome.ok) return { form: code, reply: form.reply(outcome.errors) };
  throw redirect(`${pathname}${search}#${code}`);
}

/** The page on which a contact of a client sees the people of a job order and answers about them. */
export default function Portal() {
  const shown = useLoaderData<typeof loader>();
  return shown.state === "open" ? (
    <OpenPortal id={shown.id} portal={shown.portal} />
  ) : (
    <ClosedPortal state={shown.state} />
  );
}

type Shown = Extract<ReturnType<typeof useLoaderData<typeof loader>>, { state: "open" }>;

const frame = "mx-auto flex w-full max-w-reading flex-col gap-6 lg:py-6";

function OpenPortal({ id, portal }: Pick<Shown, "id" | "portal">) {
  const done = useActionData<typeof action>();
  const t = useTranslations("portals.site");
  const day = useDate("day");
  const { agency, client, people, questions, orders, consultants, expires_at } = portal;
  const title = t("title", { title: portal.title });
  const waiting = people.filter(({ waits }) => waits?.side === "client").length;
  return (
    <div className={frame}>
      <PageHead title={title} noindex />
      {orders.length > 1 && <OrderTabs orders={orders} current={id} />}
      <div className="flex flex-col gap-1">
        <h1 className="text-2xl font-semibold break-words">{title}</h1>
        <p className="break-words text-ink-700">{t("lead", { agency, client })}</p>
        {people.length > 0 && <p className="font-semibold">{t("waitingTitle", { count: waiting })}</p>}
      </div>
      {people.length === 0 ? (
        <EmptyState drawing="candidates" title={t("none")} text={t("noneText")} />
      ) : (
        <ul className="flex flex-col gap-4">
          {people.map((person) => (
            <li key={person.code} id={person.code}>
              <PersonCard person={person} reply={done?.form === person.code ? done.reply : null} />
            </li>
          ))}
        </ul>
      )}
      <Questions
        key={questions.length}
        questions={questions}
        people={people}
        reply={done?.form === "ask" ? done.reply : null}
      />
      <Card>
        <h2 className="text-lg font-semibold">{t("desk")}</h2>
        <ul className="mt-2 flex flex-col gap-1">
          {consultants.map(({ full_name, email }) => (
            <li key={email} className="break-words">
              {full_name} ·{" "}
              <a href={`mailto:${email}`} className="break-all text-leaf-700 underline">
                {email}
              </a>
            </li>
          ))}
        </ul>
      </Card>
      <p className="text-sm text-ink-500">{t("until", { date: day(expires_at) })}</p>
    </div>
  );
}

/** Shows that the page has ended, or the form for its access code. */
function ClosedPortal({ state }: { state: "ended" | "locked" }) {
  const done = useActionData<typeof action>();
  const t = useTranslations("portals.site");
  return state === "ended" ? (
    <ClosedPage title={t("endedTitle")} text={t("endedText")} form={null} />
  ) : (
    <ClosedPage
      title={t("codeTitle")}
      text={t("codeText")}
      form={{ code: t("code"), open: t("open"), reply: done?.reply ?? null }}
    />
  );
}

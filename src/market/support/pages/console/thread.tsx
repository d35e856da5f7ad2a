import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigate,
  useNavigation,
} from "react-router";
import { useFormatter, useTranslations } from "use-intl";
import type { z } from "zod";
import { readForm } from "#kit/form.ts";
import { languageOf } from "#kit/i18n.ts";
import { formOf, load, type PageServices, pageServices, submit } from "#kit/page.ts";
import { useLiveUpdates } from "#kit/use-live-updates.ts";
import { closeJob, suspend, takedown, unsuspend } from "#market/jobs/contract-admin.ts";
import { reportReasons } from "#market/jobs/terms.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { adminMembers } from "#people/members/contract-admin.ts";
import { Alert } from "#ui/Alert.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { KeyHelp } from "#ui/console/KeyHelp.tsx";
import { answer, assignOwner, close, dismiss, inbox, inboxDetail, reopen } from "../../contract-inbox.ts";
import { agencyNames, handOver } from "../../contract-requests.ts";
import { HandOver } from "../../parts/console/HandOver.tsx";
import { KindBadge, StatusBadge } from "../../parts/console/InboxList.tsx";
import { OwnerForm } from "../../parts/console/OwnerForm.tsx";
import { ReportedJob } from "../../parts/console/ReportedJob.tsx";
import { ThreadFacts } from "../../parts/console/ThreadFacts.tsx";
import { Messages } from "../../parts/Messages.tsx";
import { ReplyForm } from "../../parts/ReplyForm.tsx";
import { inboxPaths, livePaths } from "../../paths.ts";

const queueLength = 100;
const plainActions = { close, reopen, dismiss };

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const [{ data }, waiting] = await Promise.all([
    load(context, request, inboxDetail, { params: { id: Number(params.threadId) } }),
    load(context, request, inbox, { query: { status: "open", items: queueLength } }),
  ]);
  const { attributes: thread } = data;
  const agencies = thread.can.hand_over ? (await load(context, request, agencyNames)).data : [];
  const ids = waiting.data.map(({ id }) => id);
  const place = ids.indexOf(data.id);
  return {
    id: data.id,
    name: thread.email && thread.name,
    kind: thread.kind,
    status: thread.status,
    overdue: thread.overdue,
    subject: thread.subject,
    can: { answer: thread.can.answer, close: thread.can.close, reopen: thread.can.reopen },
    agencies: agencies.map(({ id, attributes }) => ({ value: id, label: attributes.name })),
    owner: thread.owner?.id ?? null,
    admins: thread.can.assign ? await administrators({ context, request }) : null,
    facts: {
      owner: thread.can.assign ? null : (thread.owner?.full_name ?? null),
      kind: thread.kind,
      email: thread.email,
      phone: thread.phone,
      company: thread.company,
      subject: thread.subject,
      agency: thread.agency?.name ?? null,
      language: languageOf(thread.language),
      userType: thread.account?.user_type ?? null,
      since: thread.created_at,
      replyBy: thread.reply_by,
    },
    reason: reportReasons.find(({ id }) => id === thread.report_reason_id)?.key ?? null,
    outcome: thread.outcome,
    job: thread.job && {
      id: thread.job.id,
      title: thread.job.title,
      company: thread.job.company,
      state: thread.job.display_state,
      reports: thread.job.reports,
      can: thread.job.can,
    },
    sent: thread.messages.filter(({ sender }) => sender === "staff").length,
    messages: thread.messages.map(({ id, sender, author, text, at, read_at }) => ({
      id,
      sender,
      author,
      text,
      at,
      readAt: sender === "staff" ? read_at : null,
      fresh: sender === "visitor" && read_at === null,
    })),
    next: ids[place + 1] ?? null,
    previous: place > 0 ? (ids[place - 1] ?? null) : null,
  };
}

/** Loads the administrators to whom a conversation can be given, and the reader among them. */
async function administrators({ context, request }: Pick<LoaderFunctionArgs, "context" | "request">) {
  const { viewer } = context.get(pageServices) as PageServices<AdminActor>;
  const { data } = await load(context, request, adminMembers, { query: { state: "active", items: 100 } });
  return {
    ownId: String(viewer?.accountId),
    options: data.map(({ id, attributes }) => ({ value: id, label: attributes.full_name })),
  };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const posted = await formOf(request);
  const id = Number(params.threadId);
  const action = String(posted.get("do") ?? "");
  const isTakedown = action === "suspend" || action === "close_job";
  const isHandOver = action === "hand_over";
  const body =
    action === "assign" ? assignOwner.body : isHandOver ? handOver.body : isTakedown ? takedown : answer.body;
  const form = await readForm<z.ZodObject>(posted, body);
  const run = async () => {
    if (Object.hasOwn(plainActions, action))
      return submit(context, request, plainActions[action as keyof typeof plainActions], { params: { id } });
    if (action === "assign")
      return submit(context, request, assignOwner, {
        params: { id },
        body: form.values as z.input<typeof assignOwner.body>,
      });
    if (isHandOver)
      return submit(context, request, handOver, {
        params: { id },
        body: form.values as z.input<typeof handOver.body>,
      });
    if (!isTakedown && action !== "unsuspend")
      return submit(context, request, answer, { params: { id }, body: form.values as { text: string } });
    const { data } = await load(context, request, inboxDetail, { params: { id } });
    const job = { params: { id: Number(data.attributes.job?.id) } };
    if (action === "unsuspend") return submit(context, request, unsuspend, job);
    const body = form.values as z.input<typeof takedown>;
    return submit(context, request, action === "suspend" ? suspend : closeJob, { ...job, body });
  };
  const outcome = await run();
  if (outcome.ok) throw redirect(inboxPaths.thread(id));
  return { do: action, reply: form.reply(outcome.errors) };
}

/** A conversation: its messages, the answer form, and the writer. */
export default function InboxThread() {
  const data = useLoaderData<typeof loader>();
  const { can, facts, kind } = data;
  const result = useActionData<typeof action>();
  const reasons = useTranslations("jobs.labels.report_reason");
  const outcomes = useTranslations("support.labels.outcome");
  const t = useTranslations("support.console");
  useLiveUpdates(livePaths.inbox, false);
  const name = data.name ?? t("inbox.anonymous");
  return (
    <div className="flex max-w-content flex-col gap-4">
      <title>{`${name} · ${t("inbox.title")} · Sen`}</title>
      <Breadcrumbs items={[{ label: t("inbox.title"), to: inboxPaths.list }, { label: name }]} />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-semibold break-words">{name}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-2">
            <KindBadge kind={kind} />
            <StatusBadge status={data.status} overdue={data.overdue} />
            {data.reason && <Badge tone="danger">{reasons(data.reason)}</Badge>}
            {data.outcome && <Badge tone="success">{outcomes(data.outcome)}</Badge>}
          </p>
        </div>
        {!(data.job && can.close) && <Actions can={can} />}
      </div>
      <div className="flex flex-col gap-6 lg:flex-row lg:items-start">
        <Conversation name={name} />
        <aside className="flex flex-col gap-4 lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:w-80 lg:shrink-0">
          {data.job && (
            <ReportedJob job={data.job} waiting={can.close} reply={result?.reply} replyTo={result?.do} />
          )}
          {data.admins && (
            <OwnerForm
              owner={data.owner}
              ownId={data.admins.ownId}
              admins={data.admins.options}
              reply={result?.do === "assign" ? result.reply : undefined}
            />
          )}
          {data.agencies.length > 0 && (
            <HandOver
              agencies={data.agencies}
              reply={result?.do === "hand_over" ? result.reply : undefined}
            />
          )}
          <ThreadFacts {...facts} />
        </aside>
      </div>
      <Keys />
    </div>
  );
}

function Keys() {
  const { next, previous } = useLoaderData<typeof loader>();
  const t = useTranslations("support.console");
  const navigate = useNavigate();
  const goTo = (id: string | null) => {
    if (id) navigate(inboxPaths.thread(id));
  };
  return (
    <KeyHelp
      keys={[
        { key: "r", does: t("keys.reply"), run: () => find('[data-key="reply"] textarea')?.focus() },
        { key: "c", does: t("keys.close"), run: () => find('[data-key="turn"]')?.click() },
        { key: "j", does: t("keys.next"), run: () => goTo(next) },
        { key: "k", does: t("keys.previous"), run: () => goTo(previous) },
        { key: "u", does: t("keys.back"), run: () => navigate(inboxPaths.list) },
      ]}
    />
  );
}

/** The messages of the thread, and the form that answers. */
function Conversation({ name }: { name: string }) {
  const { can, facts, messages, kind, subject, sent, status } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const reply = result?.do === "write" ? result.reply : undefined;
  const t = useTranslations("support.console.thread");
  const format = useFormatter();
  return (
    <Card flush className="min-w-0 flex-1">
      {subject && (
        <h2 className="border-b border-line px-4 py-3 font-semibold break-words sm:px-6">{subject}</h2>
      )}
      <Messages
        own="staff"
        tall
        label={t("log")}
        fresh={t("newer")}
        messages={messages.map((message) => ({
          ...message,
          text: message.text || t("noWords"),
          author: message.sender === "visitor" ? name : (message.author ?? t("someone")),
          note:
            message.sender === "visitor"
              ? null
              : message.readAt
                ? t("seen", { when: format.relativeTime(new Date(message.readAt)) })
                : t("notSeen"),
        }))}
      />
      {can.answer ? (
        <ReplyForm
          label={t("reply")}
          send={t("send")}
          help={kind === "chat" ? t("replyHelp.chat") : t("replyHelp.mail", { email: facts.email ?? "" })}
          hint={t("ctrlEnter")}
          enter="ctrl"
          sent={sent}
          reply={reply}
        />
      ) : (
        <div className="border-t border-line p-4 sm:p-6">
          <Alert>{t(status === "closed" ? "closed" : "noAddress")}</Alert>
        </div>
      )}
    </Card>
  );
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Buttons that close and reopen the conversation. */
function Actions({ can }: { can: { close: boolean; reopen: boolean } }) {
  const t = useTranslations("support.console.thread");
  const busy = useNavigation().state === "submitting";
  if (!can.close && !can.reopen) return null;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="do" value={can.close ? "close" : "reopen"} />
      <Button
        type="submit"
        variant="secondary"
        icon={can.close ? "check" : "undo"}
        disabled={busy}
        data-key="turn"
      >
        {t(can.close ? "close" : "reopen")}
      </Button>
    </Form>
  );
}

import { useEffect } from "react";
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { formOf, pageServices, submit } from "#kit/page.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Card } from "#ui/Card.tsx";
import { expiredStamp } from "../contact-action.ts";
import { guestWrite, openChat, ownOpen, ownWrite } from "../contract.ts";
import { ChatStart } from "../parts/ChatStart.tsx";
import { Conversation } from "../parts/Conversation.tsx";
import { Earlier } from "../parts/Earlier.tsx";
import { setGuestWrote } from "../parts/guest-wrote.ts";
import { Line, Office } from "../parts/Office.tsx";
import { chatPath, contactPath } from "../paths.ts";
import { chatData, placeOf } from "./chat-data.ts";

export async function loader(args: LoaderFunctionArgs) {
  return chatData(args);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { viewer } = context.get(pageServices);
  const posted = await formOf(request);
  if (posted.get("do") === "open") {
    if (viewer) {
      const form = await readForm(posted, ownOpen.body);
      const outcome = await submit(context, request, ownOpen, { body: form.values });
      if (!outcome.ok) return form.reply(outcome.errors);
      throw redirect(`${chatPath}?thread=${outcome.data.data.id}`);
    }
    const form = await readForm(posted, openChat.body);
    const outcome = await submit(context, request, openChat, { body: form.values });
    if (!outcome.ok) return form.reply(outcome.errors, expiredStamp(outcome.errors));
    throw redirect(chatPath);
  }
  const place = placeOf({ context, request });
  if (!place) throw redirect(chatPath);
  const form = await readForm(posted, ownWrite.body);
  const body = form.values;
  const outcome =
    "own" in place
      ? await submit(context, request, ownWrite, { params: { id: place.own }, body })
      : await submit(context, request, guestWrite, { params: { token: place.guest }, body }, [404]);
  if (!outcome.ok) return form.reply(outcome.errors);
  const { search } = new URL(request.url);
  throw redirect(chatPath + search);
}

/** A conversation with support, or the form that begins one; open to everyone. */
export default function Chat() {
  const { office, at, personal, gone, signedIn, thread, events, earlier } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useTranslations("support.site");
  const asGuest = thread !== null && !signedIn;
  useEffect(() => setGuestWrote(asGuest), [asGuest]);
  return (
    <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
      <PageHead title={t("chat.title")} description={t("chat.metaDescription")} at={at} noindex={personal} />
      <div className="min-w-0">
        <h1 className="text-2xl font-semibold">{t("chat.title")}</h1>
        <p className="mt-2 max-w-reading text-ink-700">{t("chat.lead")}</p>
        {gone && (
          <div className="mt-6">
            <Alert tone="warning">{t("chat.gone")}</Alert>
          </div>
        )}
        {thread ? (
          <Conversation thread={thread} events={events} reply={reply} />
        ) : (
          <Card className="mt-6 sm:p-8">
            <ChatStart signedIn={signedIn} stamp={office.stamp} reply={reply} />
          </Card>
        )}
      </div>
      <aside className="flex flex-col gap-6 lg:pt-2">
        <Card>
          <Office office={office}>
            <Line icon="briefcase" label={t("office.employers")}>
              <Link
                to={contactPath}
                className="inline-block py-0.5 font-semibold text-leaf-700 underline underline-offset-2"
              >
                {t("office.toContact")}
              </Link>
            </Line>
          </Office>
        </Card>
        {earlier.length > 0 && <Earlier items={earlier} />}
      </aside>
    </div>
  );
}

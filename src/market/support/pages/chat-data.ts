import { type LoaderFunctionArgs, redirect } from "react-router";
import type { AnswerOf } from "#kit/contract.ts";
import { load, type PageServices, pageServices, submit } from "#kit/page.ts";
import type { Account } from "#people/accounts/actor.ts";
import { guestThread, officeHours, ownThread, ownThreads } from "../contract.ts";
import { guestCookieHeader, guestKeyOf, isKey } from "../cookie.ts";
import type { MessageView } from "../parts/Messages.tsx";
import { chatPath, livePaths } from "../paths.ts";

type Given = Pick<LoaderFunctionArgs, "context" | "request">;
type Thread = AnswerOf<typeof guestThread>["data"];

/** The conversation of the page: the account's own by id, or a guest's by its key. */
export type Place = { own: number } | { guest: string } | null;

const mostEarlier = 5;

export const isSecurePage = (services: PageServices): boolean => services.publicUrl.startsWith("https:");

/** Returns the conversation of the request, for loader and action. */
export function placeOf({ context, request }: Given): Place {
  const services = context.get(pageServices) as PageServices<Account>;
  const own = Number(new URL(request.url).searchParams.get("thread"));
  if (services.viewer && Number.isInteger(own) && own > 0) return { own };
  const guest = guestKeyOf(request, isSecurePage(services));
  return guest ? { guest } : null;
}

/** Loads the conversation, or the form that begins one. */
export async function chatData({ context, request }: Given) {
  const services = context.get(pageServices) as PageServices<Account>;
  const { language, publicUrl, viewer } = services;
  const query = new URL(request.url).searchParams;
  const token = query.get("token");
  if (token !== null) throw await followMailLink({ context, request }, token);
  const [{ data: office }, earlier] = await Promise.all([
    load(context, request, officeHours),
    viewer
      ? load(context, request, ownThreads, { query: { items: mostEarlier } }).then(({ data }) => data)
      : [],
  ]);
  const running = earlier.find(({ attributes }) => attributes.kind === "chat" && attributes.can.write);
  const place: Place = query.has("new")
    ? null
    : query.has("thread") || query.has("guest") || !running
      ? placeOf({ context, request })
      : { own: Number(running.id) };
  const thread = place && (await threadAt({ context, request }, place));
  if (place && "guest" in place && !thread)
    services.setCookie(guestCookieHeader(isSecurePage(services), null));
  const { open, until, reply_by, stamp } = office.attributes;
  return {
    office: { open, until, replyBy: reply_by, stamp },
    at: { origin: publicUrl, language, paths: { en: chatPath, vi: chatPath } },
    personal: query.size > 0 || thread !== null,
    gone: query.has("gone"),
    signedIn: viewer !== null,
    thread: thread && threadOf(thread),
    events: place && thread ? ("own" in place ? livePaths.own(place.own) : livePaths.guest) : null,
    earlier: earlier.map(({ id, attributes }) => ({
      id,
      text: attributes.subject ?? attributes.excerpt,
      unread: attributes.unread,
      at: attributes.last_message_at,
      current: id === thread?.id,
    })),
  };
}

export type ChatThread = NonNullable<Awaited<ReturnType<typeof chatData>>["thread"]>;

/**
 * Handles the link of a mail: the key moves from the address to a cookie, where neither scripts nor logs see
 * it.
 */
async function followMailLink({ context, request }: Given, token: string): Promise<Response> {
  const services = context.get(pageServices) as PageServices<Account>;
  const thread = isKey(token) ? await threadAt({ context, request }, { guest: token }) : null;
  if (!thread) return redirect(`${chatPath}?gone=1`);
  if (services.viewer) {
    const own = await submit(context, request, ownThread, { params: { id: Number(thread.id) } }, [404]);
    if (own.ok) return redirect(`${chatPath}?thread=${thread.id}`);
  }
  services.setCookie(guestCookieHeader(isSecurePage(services), token));
  return redirect(`${chatPath}?guest=1`);
}

async function threadAt({ context, request }: Given, place: NonNullable<Place>): Promise<Thread | null> {
  if ("own" in place) return (await load(context, request, ownThread, { params: { id: place.own } })).data;
  const outcome = await submit(context, request, guestThread, { params: { token: place.guest } }, [404]);
  return outcome.ok ? outcome.data.data : null;
}

function threadOf({ id, attributes }: Thread) {
  const { kind, status, subject, email, can } = attributes;
  return {
    id,
    kind,
    status,
    subject,
    email,
    canWrite: can.write,
    sent: attributes.messages.filter(({ sender }) => sender === "visitor").length,
    answered: attributes.messages.some(({ sender }) => sender === "staff"),
    messages: attributes.messages.map(
      ({
        id,
        sender,
        author,
        text,
        at,
        read_at,
      }): Omit<MessageView, "author"> & {
        author: string | null;
        seen: boolean;
      } => ({
        id,
        sender,
        author: sender === "staff" ? author : null,
        text,
        at,
        seen: sender === "visitor" && read_at !== null,
        fresh: sender === "staff" && read_at === null,
      }),
    ),
  };
}

import { z } from "zod";
import { all, byId, endpoint, idParam, one, resource, time } from "#kit/contract.ts";
import { groupKeys } from "./terms.ts";

const notification = resource(
  "notification",
  z.object({
    kind: z.string(),
    /** The text of the notification in the language of the call. */
    text: z.string(),
    /** The page to which the notification links. */
    path: z.string(),
    /** The number of events of this kind about the same thing that the notification stands for. */
    count: z.number().int(),
    at: time,
    read_at: time.nullable(),
  }),
);

export const list = endpoint({
  method: "GET",
  path: "/account/notifications/list",
  summary: "The caller's notifications, newest first, by key: `before` is the last id of the page before",
  query: z.object({
    before: idParam.optional(),
    items: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: all(notification).extend({
    meta: z.object({ unread: z.number().int(), next: z.string().nullable() }),
  }),
});

export const unread = endpoint({
  method: "GET",
  path: "/account/notifications/unread",
  summary: "Count the caller's unread notifications, in all and by group",
  answer: one(
    resource(
      "unread_notifications",
      z.object({
        count: z.number().int(),
        /** Groups without an unread notification are left out. */
        groups: z.partialRecord(z.enum(groupKeys), z.number().int()),
      }),
    ),
  ),
});

export const readAll = endpoint({
  method: "POST",
  path: "/account/notifications/read",
  summary: "Mark all notifications as read",
});

export const read = endpoint({
  method: "POST",
  path: "/account/notifications/:id/read",
  summary: "Mark a notification as read; the answer says where it leads",
  params: byId,
  answer: one(notification),
});

/** Whether a group is on in each channel; null for a channel that the group does not use. */
const choice = z.object({
  group: z.enum(groupKeys),
  mail: z.boolean().nullable(),
  bell: z.boolean().nullable(),
});
const chosenGroups = z.array(z.enum(groupKeys)).max(groupKeys.length);
const choicesAnswer = one(resource("notification_choices", z.object({ groups: z.array(choice) })));

export const choices = endpoint({
  method: "GET",
  path: "/account/notifications",
  summary: "Show the caller's choices of notifications, by email and in the product",
  answer: choicesAnswer,
});

export const changeChoices = endpoint({
  method: "PUT",
  path: "/account/notifications",
  summary: "Choose what to be notified of: the groups that are on, by channel",
  body: z.object({ mail: chosenGroups, bell: chosenGroups }),
  answer: choicesAnswer,
});

/** Server-sent events: `changed` for each notification or message of the account, in whichever process it was created. */
export const events = endpoint({
  method: "GET",
  path: "/account/events",
  summary: "Follow one's own account: an event per notification and message",
  binary: "text/event-stream",
});

const token = z.string().max(200);

export const unsubscribe = endpoint({
  method: "POST",
  path: "/public/notifications/unsubscribe",
  summary: "Switch off a group of emails with the token of one of them; once more changes nothing",
  form: true,
  query: z.object({ token: token.optional() }),
  body: z.object({ token: token.optional() }),
  answer: one(resource("unsubscription", z.object({ group: z.enum(groupKeys) }))),
  limit: { max: 300, seconds: 3600 },
  errors: ["unsubscribe_token_unknown"],
});

export const unsubscribePage = endpoint({
  method: "GET",
  path: "/public/notifications/unsubscribe",
  summary: "For a person who opens the address of one-click unsubscription: the page that asks",
  query: z.object({ token }),
  binary: "text/plain",
  status: 302,
});

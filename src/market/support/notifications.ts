import { props } from "#kit/mail-definition.ts";
import { defineNotification } from "#kit/notification-definition.ts";
import { notifications as en } from "./messages.en.ts";
import { notifications as vi } from "./messages.vi.ts";
import { inboxPaths, requestsPath } from "./paths.ts";
import type { ThreadKind } from "./terms.ts";

/** Notifies the administrators that a message waits for an answer, or that a job was reported. */
export const inboxGrew = defineNotification("support.new_message", {
  group: "support",
  props: props<{ kind: ThreadKind; thread: number }>(),
  texts: { en: en.new_message, vi: vi.new_message },
  path: ({ thread }) => inboxPaths.thread(thread),
});

/** Notifies an administrator that a colleague gave them a thread. */
export const threadAssigned = defineNotification("support.thread_assigned", {
  group: "support",
  props: props<{ by: string; thread: number }>(),
  texts: { en: en.thread_assigned, vi: vi.thread_assigned },
  path: ({ thread }) => inboxPaths.thread(thread),
});

/** Notifies the administrators of an agency that a headhunting request was handed over to it. */
export const requestCame = defineNotification("support.request_came", {
  group: "support",
  props: props<{ name: string }>(),
  texts: { en: en.request_came, vi: vi.request_came },
  path: () => requestsPath,
});

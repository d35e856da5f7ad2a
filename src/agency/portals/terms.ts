import { kindIdsIn, stageKinds } from "#people/companies/pipeline.ts";

/** Days for which a portal is open. */
export const portalDays = [30, 60, 90] as const;
export const defaultPortalDays = 30;
/** The wrong codes after which all callers wait. */
export const codeTries = { max: 10, minutes: 15 } as const;

/** The ids of the kinds of stage that a portal can show: the people have reached the client, and their applications have not ended. */
export const portalStages = [stageKinds.sent_to_client, ...kindIdsIn("interview", "offer", "hired")] as const;

/** The most people that a portal lists, the last introduced first. */
export const peopleMost = 200;
/** The most people whom a reminder names. */
export const namedMost = 20;
/** The most questions of a portal. */
export const questionsMost = 100;
export const questionMax = 1000;
export const answerMax = 2000;

/** Why a portal was revoked: by hand, or because its order or its client ended, or because the consultant who made the address left. */
export const revocations = ["member", "order", "client", "member_left"] as const;
export type Revocation = (typeof revocations)[number];

interface PortalActivities {
  portal_create: { portal: number; contact: string };
  portal_renew: { portal: number; contact: string };
  portal_remind: { portal: number; contact: string; people: number };
  portal_ask: { portal: number; contact: string; question: number };
  portal_revoke: { portal: number; contact: string; because: Revocation };
}
declare module "#people/activities/terms.ts" {
  interface ActivityData extends PortalActivities {}
}

import { defineEvent } from "#kit/events.ts";

/** A person has taken back the consent to be introduced to the client of a job. */
export const consentRevoked = defineEvent<{ applicantId: number; asOf: Date }>("representations.revoked");

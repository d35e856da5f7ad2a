import type { Account } from "#people/accounts/actor.ts";

/** Allows recruiters and consultants, who hold interviews. */
export const mayAddCalendars = ({ kind }: Account): true | "forbidden" =>
  kind === "company" || kind === "consultant" || "forbidden";

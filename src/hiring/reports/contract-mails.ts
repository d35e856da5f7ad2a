import { z } from "zod";
import { all, byId, endpoint, idParam, one, resource, time } from "#kit/contract.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { reportNames } from "./terms.ts";

const choice = z.object({ id: z.string(), name: z.string() });

const reportMail = resource(
  "report_mail",
  z.object({
    report: z.enum(reportNames),
    job: choice.nullable(),
    member: choice.nullable(),
    created_at: time,
  }),
);

export const reportMails = hiringEndpoint({
  method: "GET",
  path: "/reports/mails",
  summary: "The reports that the caller gets by email each Monday",
  answer: all(reportMail),
});

const id = z.preprocess((value) => (value === "" ? undefined : value), idParam.nullish());

export const subscribeReport = hiringEndpoint({
  method: "POST",
  path: "/reports/mails",
  summary: "Get a report of the week before by email each Monday; once more changes nothing",
  body: z.object({ report: z.enum(reportNames, "required"), job_id: id, member_id: id }),
  answer: one(reportMail),
  status: 201,
  errors: ["report_mail_limit"],
});

export const unsubscribeReport = hiringEndpoint({
  method: "DELETE",
  path: "/reports/mails/:id",
  summary: "Get a report no longer by email",
  params: byId,
});

const token = z.string().max(200).default("");

/** The one-click unsubscription of mail programs (RFC 8058): they post a fixed form body, with the token in the address. */
export const stopReport = endpoint({
  method: "POST",
  path: "/public/report_mails/unsubscribe",
  summary: "End a weekly report with the token of its emails; once more changes nothing",
  form: true,
  query: z.object({ token: token.optional() }),
  body: z.object({ token: token.optional() }),
  answer: one(resource("stopped_report", z.object({ report: z.enum(reportNames) }))),
  limit: { max: 300, seconds: 3600 },
  errors: ["token_not_found"],
});

export const stopReportPage = endpoint({
  method: "GET",
  path: "/public/report_mails/unsubscribe",
  summary: "For a person who opens the address of one-click unsubscription: the page that asks",
  query: z.object({ token }),
  binary: "text/plain",
  status: 302,
});

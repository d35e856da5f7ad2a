import { z } from "zod";
import { byId, endpoint, one, resource, time } from "#kit/contract.ts";
import { text } from "#kit/fields.ts";

const company = resource(
  "company",
  z.object({ name: z.string(), blocked_at: time.nullable(), block_reason: z.string().nullable() }),
  "ModeratedCompany",
);

export const blockCompany = endpoint({
  method: "POST",
  path: "/admins/companies/:id/block",
  summary: "Block a company: its people cannot log in, its published jobs are suspended",
  params: byId,
  body: z.object({ reason: text(1000) }),
  answer: one(company),
  status: 200,
  errors: ["company_blocked"],
});

export const unblockCompany = endpoint({
  method: "POST",
  path: "/admins/companies/:id/unblock",
  summary:
    "Unblock a company; the jobs that its block suspended are published again; its administrators read the reason",
  params: byId,
  body: z.object({ reason: text(1000) }),
  answer: one(company),
  status: 200,
  errors: ["company_not_blocked"],
});

export const figures = endpoint({
  method: "GET",
  path: "/admins/figures",
  members: true,
  summary: "Show the figures of the market today",
  answer: one(
    resource(
      "figures",
      z.object({
        live_jobs: z.number().int(),
        /** Jobs published in the last seven days. */
        new_jobs: z.number().int(),
        /** Accounts registered in the last seven days. */
        new_accounts: z.object({ candidates: z.number().int(), recruiters: z.number().int() }),
        open_reports: z.number().int(),
        open_threads: z.number().int(),
        mails: z.object({ queued: z.number().int(), failed: z.number().int() }),
      }),
    ),
  ),
});

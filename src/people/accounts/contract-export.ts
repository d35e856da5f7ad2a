import { z } from "zod";
import { endpoint } from "#kit/contract.ts";

export const accountConfirm = endpoint({
  method: "POST",
  path: "/account/confirm",
  summary: "Give the password again; for 15 minutes this session may then do what a stolen one must not",
  body: z.object({ current_password: z.string({ error: "required" }).min(1, "required").max(1000) }),
  errors: ["password_wrong", "password_absent"],
});

export const accountExport = endpoint({
  method: "GET",
  path: "/account/export",
  summary: "Download all data about the caller as a ZIP, within 15 minutes of a login or of /account/confirm",
  binary: "application/zip",
  errors: ["confirm_first", "too_many_requests"],
  audit: "account",
});

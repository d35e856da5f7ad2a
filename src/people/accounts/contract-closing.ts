import { z } from "zod";
import { endpoint } from "#kit/contract.ts";

export const accountClose = endpoint({
  method: "DELETE",
  path: "/account",
  summary:
    "Close the account: it is erased after 7 days, unless the closing is canceled; an account without a password repeats its email",
  body: z.object({ current_password: z.string().max(1000).nullish(), email: z.string().max(255).nullish() }),
  errors: ["password_wrong", "email_mismatch", "last_admin", "last_super"],
});

export const accountKeep = endpoint({
  method: "POST",
  path: "/account/keep",
  summary: "Keep an account that was to be closed",
  errors: ["account_not_closing"],
});

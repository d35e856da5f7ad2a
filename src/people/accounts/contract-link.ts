import { z } from "zod";

/**
 * The token of a signed link. A missing token is reported like an expired one, because mail programs cut
 * links.
 */
export const link = z.object({ token: z.string().max(2000).default("") });
export const linkLimit = { max: 60, seconds: 600 };

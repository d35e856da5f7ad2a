import { z } from "zod";

/** The token of a signed link. One that is missing has ended, as a cut one has. */
export const link = z.object({ token: z.string().max(2000).default("") });
export const linkLimit = { max: 60, seconds: 600 };

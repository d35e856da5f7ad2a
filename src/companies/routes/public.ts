import { FileMissing } from "#kit/files/storage.ts";
import { type Bound, handling } from "#kit/http/handle.ts";
import { notFound } from "#kit/problem.ts";
import { companyLogo } from "../contract.ts";
import { logoKeyOf } from "../queries.ts";

const { onFile } = handling<unknown>();

/** What everybody may see of companies: /public/companies. */
export function publicCompanies(): Bound[] {
  return [
    onFile(companyLogo, async ({ database, params, services }) => {
      const key = await logoKeyOf(database.replica, params.id);
      if (!key) throw notFound();
      try {
        return {
          stream: await services.storage.get(key),
          headers: {
            "Content-Type": "image/png",
            "Cache-Control": "public, max-age=86400",
            "X-Content-Type-Options": "nosniff",
          },
        };
      } catch (error) {
        if (error instanceof FileMissing) throw notFound();
        throw error;
      }
    }),
  ];
}

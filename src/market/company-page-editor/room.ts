import { addTo } from "#kit/contributions.ts";
import type { Room } from "#kit/room.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { pruneImages } from "./commands/images.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { companyPageEditor } from "./routes/company.ts";

export const room = {
  tables: ["company_page_drafts", "company_page_images"],
  routes: () => companyPageEditor(),
  errors: { en, vi },
  files: { draft: { table: "company_page_images", column: "image_key" } },
  prune: async ({ database }, asOf) =>
    `${await pruneImages(database, asOf)} pictures of company pages that no draft shows`,
  notExported: { company_page_drafts: "what a company is about to say of itself in public" },
  contributions: [
    addTo(
      mergeRules,
      { table: "company_page_drafts", rule: "keep", key: ["company_id"] },
      { table: "company_page_images", rule: "keep" },
    ),
  ],
} satisfies Room;

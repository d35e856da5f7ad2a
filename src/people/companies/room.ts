import { addTo } from "#kit/contributions.ts";
import type { Room } from "#kit/room.ts";
import { listRules } from "#platform/reference/contributions.ts";
import { mergeRules } from "./contributions.ts";

export const room = {
  tables: [
    "companies",
    "company_clients",
    "company_jobs",
    "company_people",
    "company_pictures",
    "company_values",
    "pipelines",
    "pipeline_stages",
    "stage_kinds",
  ],
  files: {
    logo: { table: "companies", column: "logo_key" },
    banner: { table: "companies", column: "banner_key" },
    picture: { table: "company_pictures", column: "image_key" },
    client: { table: "company_clients", column: "logo_key" },
    photo: { table: "company_people", column: "photo_key" },
  },
  notExported: {
    companies: "what a company says of itself in public",
    company_clients: "what a company says of itself in public",
    company_people: "what a company says of itself in public",
  },
  contributions: [
    addTo(
      listRules,
      { list: "industries", table: "companies", column: "industry_ids", rule: "union" },
      { list: "locations", table: "companies", column: "location_id", rule: "move" },
    ),
    addTo(
      mergeRules,
      { table: "company_clients", rule: "keep", ofPage: true },
      { table: "company_people", rule: "keep", ofPage: true },
      { table: "company_pictures", rule: "keep", ofPage: true },
      { table: "company_values", rule: "keep", ofPage: true },
      { table: "pipelines", rule: "keep", ofAgency: true },
      { table: "company_jobs", rule: "rebuild" },
    ),
  ],
} satisfies Room;

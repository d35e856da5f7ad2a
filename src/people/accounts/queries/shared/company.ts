import { sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { bannerUrl, logoUrl, pictureUrl } from "#people/companies/logo.ts";
import type { Account } from "../../actor.ts";
import type { companyCompany } from "../../contract-profile.ts";

interface Picture {
  id: number;
  image_key: string;
  caption: string | null;
}

/** Returns the company of an account; null attributes for accounts without one. */
export async function companyOf(db: Reader, actor: Account): Promise<ReplyOf<typeof companyCompany>> {
  if (actor.kind !== "company") return { data: { id: null, type: "company", attributes: null } };
  const row = await db
    .selectFrom("companies as c")
    .selectAll("c")
    .select(
      sql<Picture[]>`(SELECT coalesce(json_agg(p ORDER BY p.position), '[]')
        FROM company_pictures p WHERE p.company_id = c.id)`.as("pictures"),
    )
    .where("c.id", "=", actor.companyId)
    .executeTakeFirstOrThrow();
  const { id, name, slug, tax_code, size_id, industry_ids, location_id, address } = row;
  const { website, facebook, youtube, other_link, video_url, email, phone, contact_name } = row;
  const { tagline, about, founded_year, employee_count, client_count } = row;
  const said = {
    industry_ids: industry_ids.length > 0,
    address: address !== null,
    logo: row.logo_key !== null,
  };
  return {
    data: {
      id: String(id),
      type: "company",
      attributes: {
        name,
        slug,
        tax_code,
        size_id,
        industry_ids,
        location_id,
        address,
        website,
        facebook,
        youtube,
        other_link,
        video_url,
        email,
        phone,
        contact_name,
        tagline,
        about,
        founded_year,
        employee_count,
        client_count,
        logo: logoUrl(id, row.logo_key),
        cover: coverOf(row),
        gallery: row.pictures.map((picture) => ({
          id: String(picture.id),
          src: pictureUrl(id, picture.id, picture.image_key),
          alt: picture.caption,
        })),
        verified: row.verified_at !== null,
        blocked: row.blocked_at !== null,
        version: row.version,
        missing: (Object.keys(said) as (keyof typeof said)[]).filter((field) => !said[field]),
        can: { edit: actor.isAdmin },
      },
    },
  };
}

function coverOf({
  id,
  banner_key,
  banner_alt: alt,
}: {
  id: number;
  banner_key: string | null;
  banner_alt: string | null;
}) {
  const src = bannerUrl(id, banner_key);
  return src === null ? null : { src, alt };
}

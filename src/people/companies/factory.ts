import type { Reader } from "#kit/db.ts";
import type { Storage } from "#kit/files/storage.ts";

/** A picture of one pixel. */
export const tinyWebp = Buffer.from("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA", "base64");

const details = {
  tagline: "Phần mềm cho bếp nhỏ",
  about: "<p>Chúng tôi viết phần mềm cho những căn bếp nhỏ.</p>",
  address: "12 Lê Lợi, Huế",
  website: "https://sen.test",
  facebook: "https://facebook.test/sen",
  youtube: "https://youtube.test/@sen",
  other_link: "https://blog.sen.test",
  contact_name: "Mai Lan",
  employee_count: 1240,
  client_count: 40,
  founded_year: 2015,
  industry_ids: [1, 2],
  location_id: 27,
  size_id: 4,
  video_url: "https://www.youtube.com/watch?v=abc",
};

/**
 * Fills every part of a company's page.
 * @returns the slug, the keys of the stored pictures, and the ids of a person and a picture
 */
export async function fillCompanyPage(db: Reader, storage: Storage, companyId: number) {
  const keys = {
    banner: `banner/test/${companyId}`,
    picture: `picture/test/${companyId}`,
    photo: `photo/test/${companyId}`,
  };
  for (const key of Object.values(keys)) await storage.put(key, tinyWebp, { contentType: "image/webp" });
  const { slug } = await db
    .updateTable("companies")
    .set({ ...details, banner_key: keys.banner })
    .where("id", "=", companyId)
    .returning("slug")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("company_values")
    .values([
      { company_id: companyId, position: 0, title: "Giữ lời", description: "Hứa ít, làm đủ." },
      { company_id: companyId, position: 1, title: "Bền bỉ", description: "Đi từng bước." },
    ])
    .execute();
  await db
    .insertInto("company_clients")
    .values(["Bếp Việt", "Quán Gió"].map((name, position) => ({ company_id: companyId, position, name })))
    .execute();
  const people = await db
    .insertInto("company_people")
    .values([
      {
        company_id: companyId,
        position: 0,
        full_name: "Lê Mai",
        job_title: "Giám đốc",
        photo_key: keys.photo,
      },
      { company_id: companyId, position: 1, full_name: "Trần Gió", job_title: "Bếp trưởng" },
    ])
    .returning("id")
    .execute();
  const pictures = await db
    .insertInto("company_pictures")
    .values(
      [0, 1, 2].map((position) => ({
        company_id: companyId,
        position,
        image_key: keys.picture,
        caption: "Bếp thử",
      })),
    )
    .returning("id")
    .execute();
  return { slug, keys, personId: people[0]!.id, pictureId: pictures[0]!.id };
}

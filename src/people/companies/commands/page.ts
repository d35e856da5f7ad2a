import type { Tx } from "#kit/db.ts";
import { deleteFile } from "#platform/files/store.ts";
import { countPageEdit, detailsEdit, type Editor, lockCompany } from "./edit.ts";

/**
 * The content of a company's page beside the details. Pictures are keys of stored files. A row with an `id` replaces the row of
 * the page that has this id.
 */
export interface PageContent {
  about: string | null;
  values: readonly { title: string; description: string }[];
  people: readonly { id?: number; full_name: string; job_title: string | null; photo_key: string | null }[];
  clients: readonly { id?: number; name: string; logo_key: string | null }[];
  pictures: readonly { id?: number; image_key: string; caption: string | null }[];
}

/** Replaces the content of a company's page, and deletes files that the page no longer shows. */
export async function replacePage(
  tx: Tx,
  editor: Editor,
  { about, values, people, clients, pictures }: PageContent,
  asOf: Date,
): Promise<void> {
  const { companyId } = editor;
  const placed = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row, position) => ({ company_id: companyId, position, ...row }));
  const { about: before } = await lockCompany(tx, editor);
  await tx
    .updateTable("companies")
    .set({ about, ...(about !== before && detailsEdit(editor, asOf)) })
    .where("id", "=", companyId)
    .execute();
  await countPageEdit(tx, editor, asOf);
  await tx.deleteFrom("company_values").where("company_id", "=", companyId).execute();
  const gone = await Promise.all([
    tx
      .deleteFrom("company_people")
      .where("company_id", "=", companyId)
      .returning("photo_key as key")
      .execute(),
    tx
      .deleteFrom("company_clients")
      .where("company_id", "=", companyId)
      .returning("logo_key as key")
      .execute(),
    tx
      .deleteFrom("company_pictures")
      .where("company_id", "=", companyId)
      .returning("image_key as key")
      .execute(),
  ]);
  if (values.length > 0) await tx.insertInto("company_values").values(placed(values)).execute();
  if (people.length > 0) await tx.insertInto("company_people").values(placed(people)).execute();
  if (clients.length > 0) await tx.insertInto("company_clients").values(placed(clients)).execute();
  if (pictures.length > 0) await tx.insertInto("company_pictures").values(placed(pictures)).execute();
  const shown = new Set<string | null>([
    null,
    ...people.map((person) => person.photo_key),
    ...clients.map((client) => client.logo_key),
    ...pictures.map((picture) => picture.image_key),
  ]);
  for (const { key } of gone.flat()) if (!shown.has(key)) deleteFile(tx, key);
}

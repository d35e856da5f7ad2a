import { sql } from "kysely";
import { ZipFile } from "yazl";
import { makeStaff } from "#people/accounts/factory.ts";
import { hashPassword } from "#people/accounts/passwords.ts";
import type { TestApi } from "#test/api.ts";
import { unzip } from "#test/unzip.ts";
import { archiveJob } from "../commands/request.ts";
import { runArchive } from "../commands/run.ts";
import { archiveDetail, exportStart, importStart } from "../contract.ts";
import { archivedTables } from "../tables.ts";

export const password = "mưa rào tháng bảy";

const lastRun = { number: 1, isLast: true, signal: new AbortController().signal };

/** Makes what tests of exports and imports do: run queued steps, export and import as an administrator. */
export async function leaving(api: TestApi) {
  const { db } = api.database;
  const hash = await hashPassword(password);

  /** Adds an administrator of an empty agency. */
  async function emptyAgency() {
    const staff = await makeStaff(db, "consultant");
    await db.updateTable("accounts").set({ password_hash: hash }).where("id", "=", staff.id).execute();
    return { id: staff.id, agencyId: staff.agency_id! };
  }

  /** Runs the steps that are queued. */
  async function work() {
    for (const { name, data } of api.queued.splice(0))
      if (name === archiveJob) await runArchive(api.services, Number(data?.id), lastRun);
  }

  /** Exports the agency of an administrator. @returns the bytes of the archive */
  async function exported(accountId: number) {
    await db.updateTable("accounts").set({ password_hash: hash }).where("id", "=", accountId).execute();
    const call = await api.as(accountId);
    const { data } = await call(exportStart, { body: { current_password: password } });
    await work();
    const archive = (await call(archiveDetail, { params: { id: Number(data.id) } })).data;
    const { rawPayload, statusCode } = await download(accountId, archive.id);
    return { archive: archive.attributes, id: archive.id, bytes: rawPayload, statusCode };
  }

  async function download(accountId: number, id: string) {
    const headers = { authorization: `Bearer ${await api.token(accountId)}` };
    return api.app.inject({ url: `/api/v2/consultants/archives/${id}/file`, headers });
  }

  /** Uploads an archive and checks it. */
  async function checked(accountId: number, bytes: Buffer) {
    const id = await upload(api, accountId, bytes);
    await work();
    const call = await api.as(accountId);
    return { id, archive: (await call(archiveDetail, { params: { id } })).data.attributes };
  }

  /** Imports a checked archive. */
  async function imported(accountId: number, id: number) {
    const call = await api.as(accountId);
    await call(importStart, { params: { id } });
    await work();
    return (await call(archiveDetail, { params: { id } })).data.attributes;
  }

  const rowsOf = (agencyId: number) => countRows(api, agencyId);
  return { emptyAgency, work, exported, download, checked, imported, rowsOf };
}

/** Returns the number of rows of an agency by table. */
async function countRows(api: TestApi, agencyId: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { table, where } of archivedTables) {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM ${sql.table(table)} t WHERE ${where(agencyId)}`.execute(
      api.database.db,
    );
    counts[table] = rows[0]!.count;
  }
  return counts;
}

/** Uploads an archive. @returns the id of its check */
async function upload(api: TestApi, accountId: number, bytes: Buffer): Promise<number> {
  const form = new FormData();
  form.set("current_password", password);
  form.set("file", new File([new Uint8Array(bytes)], "sen.zip", { type: "application/zip" }));
  const encoded = new Response(form);
  const answer = await api.app.inject({
    method: "POST",
    url: "/api/v2/consultants/archives/imports",
    headers: {
      authorization: `Bearer ${await api.token(accountId)}`,
      "content-type": encoded.headers.get("content-type")!,
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return Number(answer.json().data.id);
}

/** Returns an archive whose parts were changed. @param change gets the text of each part; null leaves the part out */
export async function changedArchive(
  bytes: Buffer,
  change: (path: string, text: Buffer) => Buffer | string | null,
  more: Record<string, Buffer> = {},
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of [...(await unzip(bytes)), ...Object.entries(more)]) {
    const changed = change(path, content);
    if (changed !== null) zip.addBuffer(Buffer.from(changed), path);
  }
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { makeBusiness } from "#agency/agency-reports/testing/generated.ts";
import { hour } from "#kit/clock.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { makeClient } from "#people/clients/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { unzip } from "#test/unzip.ts";
import { archives, exportStart, importStart } from "./contract.ts";
import { archivedTables } from "./tables.ts";
import { changedArchive, leaving, password } from "./testing/leaving.ts";

let api: TestApi;
let desk: Awaited<ReturnType<typeof leaving>>;
let business: Awaited<ReturnType<typeof makeBusiness>>;
let bytes: Buffer;
let exportId: string;
beforeAll(async () => {
  api = await testApi();
  business = await makeBusiness(api.database.db, monday, 7);
  desk = await leaving(api);
  ({ bytes, id: exportId } = await desk.exported(business.admin.id));
}, 60_000);

/** Checks an archive with changed parts in an empty agency. @returns the faults */
async function faultsOf(change: Parameters<typeof changedArchive>[1], more?: Record<string, Buffer>) {
  const { id } = await desk.emptyAgency();
  const { archive } = await desk.checked(id, await changedArchive(bytes, change, more));
  return { status: archive.status, faults: archive.faults, can: archive.can };
}

/** Changes the rows of a table in an archive. */
const rowsOf =
  (table: string, change: (row: Record<string, unknown>, index: number) => unknown) =>
  (path: string, content: Buffer) =>
    path !== `data/${table}.ndjson`
      ? content
      : `${content
          .toString()
          .trim()
          .split("\n")
          .map((line, index) => JSON.stringify(change(JSON.parse(line), index)))
          .join("\n")}\n`;

const codes = (faults: { table: string; code: string; column: string | null }[]) =>
  faults.map(({ table, code, column }) => [table, code, column]);

describe("Hostile archives", () => {
  it("that are none, or bombs, are refused as a whole", async () => {
    const { id } = await desk.emptyAgency();
    const failed = async (file: Buffer) => (await desk.checked(id, file)).archive;
    expect(await failed(Buffer.from("PK not a zip"))).toMatchObject({
      status: "failed",
      faults: [{ code: "unreadable" }],
      can: { import: false },
    });
    const bomb = Buffer.alloc(20 * 1024 ** 2);
    expect(
      await failed(await changedArchive(bytes, (_, part) => part, { "data/zero.ndjson": bomb })),
    ).toMatchObject({
      faults: [{ code: "too_big" }],
    });
    expect(
      await failed(await changedArchive(bytes, (_, part) => part, { "other/place.txt": Buffer.from("x") })),
    ).toMatchObject({ faults: [{ code: "unreadable" }] });
    expect(
      await failed(await changedArchive(bytes, (path, part) => (path === "manifest.json" ? "{}" : part))),
    ).toMatchObject({
      faults: [{ code: "wrong_format" }],
    });
  });

  it("with paths outside the archive are refused", async () => {
    // The names in the archive have the same length, so its bytes can be replaced.
    const file = await changedArchive(bytes, (_, part) => part, { "csv/aaaaaaaa.csv": Buffer.from("x") });
    const evil = Buffer.from(
      file.toString("latin1").replaceAll("csv/aaaaaaaa.csv", "../../../etc.csv"),
      "latin1",
    );
    const { id } = await desk.emptyAgency();
    expect((await desk.checked(id, evil)).archive.faults).toMatchObject([{ code: "unreadable" }]);
  });

  it("whose hashes or numbers of rows lie have faults", async () => {
    const { faults } = await faultsOf((path, part) => {
      if (path !== "manifest.json") return part;
      const manifest = JSON.parse(part.toString());
      manifest.tables.clients.sha256 = "0".repeat(64);
      manifest.tables.jobs.rows = 1;
      manifest.tables.accounts = { rows: 0, sha256: "0".repeat(64) };
      return JSON.stringify(manifest);
    });
    expect(codes(faults)).toEqual([
      ["accounts", "unknown_table", null],
      ["clients", "table_changed", null],
      ["jobs", "rows_differ", null],
    ]);
  });

  it("whose files are missing, changed or unknown have faults", async () => {
    const file = (path: string) => ({ path, bytes: 1, sha256: "0".repeat(64) });
    const { faults } = await faultsOf(
      (path, part) => {
        if (path !== "manifest.json") return part;
        const manifest = JSON.parse(part.toString());
        manifest.files = [file("files/cv/1.pdf"), file("files/cv/2.pdf"), file("files/images/3.pdf")];
        return JSON.stringify(manifest);
      },
      { "files/cv/1.pdf": Buffer.from("x"), "files/images/3.pdf": Buffer.from("x") },
    );
    expect(codes(faults)).toEqual([
      ["files", "file_changed", null],
      ["files", "file_missing", null],
      ["files", "file_refused", null],
    ]);
  });

  it("with unknown columns, ids of other agencies and wrong values name their lines", async () => {
    const foreign = await makeClient(api.database.db, {
      agency_id: (await makeStaff(api.database.db, "consultant")).agency_id!,
    });
    const intruder = rowsOf("clients", (row, index) => (index === 1 ? { ...row, agency_id: 1 } : row));
    const thief = rowsOf("job_orders", (row, index) =>
      index === 0 ? { ...row, client_id: foreign.id } : row,
    );
    const { faults, status, can } = await faultsOf((path, part) =>
      thief(path, Buffer.from(intruder(path, part))),
    );
    expect({ status, can }).toEqual({ status: "checked", can: { download: false, import: false } });
    expect(codes(faults)).toContainEqual(["clients", "unknown_column", "agency_id"]);
    expect(codes(faults)).toContainEqual(["job_orders", "missing_reference", "client_id"]);
    expect(faults.find(({ code }) => code === "unknown_column")).toMatchObject({ count: 1, lines: [2] });
  });

  it("with values that the tables refuse, repeated ids and broken lines have faults", async () => {
    const values = await faultsOf(
      rowsOf("placements", (row, index) =>
        index === 0 ? { ...row, fee: -1 } : index === 1 ? { ...row, start_date: "never" } : row,
      ),
    );
    expect(codes(values.faults)).toContainEqual(["placements", "wrong_value", "requested"]);
    const repeated = await faultsOf(rowsOf("clients", (row) => ({ ...row, id: 1 })));
    expect(codes(repeated.faults)).toContainEqual(["clients", "repeated_id", "id"]);
    const broken = await faultsOf((path, part) =>
      path === "data/clients.ndjson"
        ? `${part}{"id":\n[1]\n${randomBytes(1.5 * 1024 ** 2).toString("hex")}\n`
        : part,
    );
    expect(codes(broken.faults)).toContainEqual(["clients", "not_json", null]);
    expect(codes(broken.faults)).toContainEqual(["clients", "too_long", null]);
  });
});

it("CVs are scanned here, whatever the archive says of them", () => {
  const { arrive } = archivedTables.find(({ table }) => table === "cv_files")!;
  const facts = { asOf: monday, agencyId: 1, random: Buffer.alloc };
  const arrived = (scan_state: string, hasScanner: boolean) => {
    const row = { scan_state };
    arrive?.(row, { ...facts, hasScanner });
    return row.scan_state;
  };
  expect(arrived("clean", true)).toBe("waiting");
  expect(arrived("clean", false)).toBe("unscanned");
  expect(arrived("infected", true)).toBe("infected");
});

describe("Exports and imports", () => {
  it("contain no secrets, and move issued requests with their numbers", async () => {
    const files = await unzip(bytes);
    const text = [...files.values()].map(String).join("\n");
    expect(text).not.toMatch(/password_hash|token_hash|code_hash/);
    const other = await desk.emptyAgency();
    const { id } = await desk.checked(other.id, bytes);
    expect((await desk.imported(other.id, id)).status).toBe("done");
    const numbers = (agencyId: number) =>
      api.database.db
        .selectFrom("invoices")
        .select(["number", "status", "total", "paid", "tax_date"])
        .where("agency_id", "=", agencyId)
        .orderBy("id")
        .execute();
    expect(await numbers(other.agencyId)).toEqual(await numbers(business.agency.id));
    // The agency is not empty any more.
    const again = await desk.checked(other.id, bytes);
    expect(again.archive).toMatchObject({ status: "failed", faults: [{ code: "not_empty" }] });
  });

  it("belong to administrators of the agency, for a day, with the password", async () => {
    const member = await api.as(business.staff[2]!.id);
    expect(await refusal(member(archives))).toMatchObject({ status: 403 });
    const admin = await api.as(business.admin.id);
    expect(await refusal(admin(exportStart, { body: { current_password: "wrong" } }))).toMatchObject({
      status: 422,
    });
    const other = await desk.emptyAgency();
    expect((await desk.download(other.id, exportId)).statusCode).toBe(404);
    expect(
      await refusal((await api.as(other.id))(importStart, { params: { id: Number(exportId) } })),
    ).toMatchObject({ status: 404 });
    expect((await desk.download(business.admin.id, exportId)).statusCode).toBe(200);
    api.clock.set(new Date(monday.getTime() + 25 * hour));
    expect((await desk.download(business.admin.id, exportId)).statusCode).toBe(404);
    api.clock.set(monday);
  });

  it("run one at a time, two exports a day", async () => {
    const other = await desk.emptyAgency();
    const call = await api.as(other.id);
    const start = () => call(exportStart, { body: { current_password: password } });
    const both = await Promise.allSettled([start(), start()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await desk.work();
    expect(await refusal(start())).toMatchObject({ status: 429 });
  });
});

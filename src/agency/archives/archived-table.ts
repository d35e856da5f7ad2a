import type { RawBuilder } from "kysely";
import type { TenantRow } from "#kit/tenant-rows.ts";
import type { DB } from "../../../db/types.ts";

/** How a table is archived and imported. */
export interface ArchivedTable {
  table: keyof DB;
  /** The condition on `t`, the row of an agency. */
  where: (agencyId: number) => RawBuilder<unknown>;
  /** The columns by which rows are ordered: an earlier row may be referred to by a later one. */
  order: readonly string[];
  /** Columns that an archive does not contain: secrets, and what is meaningless outside this Sen. */
  without?: readonly string[];
  /** References that the database does not declare. Arrays are references in each element. */
  references?: Readonly<Record<string, keyof DB>>;
  /** Columns that refer to rows of later tables or depend on them, with their values until these rows exist. */
  later?: TenantRow;
  /** Sets columns of a row that comes in. */
  arrive?: (row: TenantRow, facts: Arrival) => void;
  /** The stored file of a row. */
  file?: ArchivedFile;
  /** Whether rows of the empty agency are replaced. Rows of the other tables make an agency not empty. */
  replaced?: true;
}

export interface ArchivedFile {
  folder: string;
  key: string;
  name: string;
  type: string;
  bytes: string;
  sha256?: string;
  /** Sets the columns of a row whose file did not exist any more. */
  absent: (row: TenantRow, facts: Arrival) => void;
}

/** What an import knows of itself. */
export interface Arrival {
  asOf: Date;
  agencyId: number;
  /** Whether this Sen scans files for viruses. */
  hasScanner: boolean;
  /** Returns bytes that no link has. */
  random: (bytes: number) => Buffer;
}

import { makePdf } from "#kit/testing/make-files.ts";
import type { Rows } from "./rows.ts";

export interface Request {
  params?: Record<string, number>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  files?: Record<string, File>;
  /** Who asks, where it is not the company's administrator. */
  by?: number;
}
/** What rows cannot be made without the API. */
export interface Made {
  person(): Promise<number>;
  merged(): Promise<number>;
  pool(): Promise<number>;
  inPool(): Promise<{ pool: number; person: number }>;
  cvOf(): Promise<{ person: number; file: number }>;
  key(): Promise<number>;
  picture(): Promise<number>;
  draftImage(): Promise<number>;
  pageVersion(): Promise<number>;
  waitingMails(): Promise<number>;
}

export type Requests = Record<string, (rows: Rows, made: Made) => Promise<Request> | Request>;

/** A CV as a file, of somebody with that name before the at sign. */
export const cv = (name: string) =>
  new File(
    [new Uint8Array(makePdf(["Trần Quốc Bảo", "Kỹ sư phần mềm", `Email: ${name}@example.test`]))],
    "a.pdf",
    { type: "application/pdf" },
  );

/** What only names a row. */
export const id = async (row: Promise<number | { id: number }>) => {
  const made = await row;
  return { params: { id: typeof made === "number" ? made : made.id } };
};

import sharp from "sharp";
import { makePdf } from "#kit/testing/make-files.ts";
import type { Rows } from "./rows.ts";

export interface Request {
  params?: Record<string, number | string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  files?: Record<string, File>;
  /** Id of the account that calls. By default, it is the company's administrator. */
  by?: number;
}

export type Requests = Record<string, (rows: Rows) => Promise<Request> | Request>;

/** Returns a CV file that contains the email address `name`@example.test. */
export const cv = (name: string) =>
  new File(
    [new Uint8Array(makePdf(["Trần Quốc Bảo", "Kỹ sư phần mềm", `Email: ${name}@example.test`]))],
    "a.pdf",
    { type: "application/pdf" },
  );

export async function picture(): Promise<File> {
  const drawn = sharp({ create: { width: 1200, height: 800, channels: 3, background: "#14957f" } });
  return new File([new Uint8Array(await drawn.png().toBuffer())], "a.png", { type: "image/png" });
}

/** The content of a stored file, for tests that do not read it. */
export const pdf = Buffer.from("%PDF-1.7");

/** Returns a request with the id of a row in its path and without a body. */
export const id = async (row: Promise<number | { id: number }>) => {
  const made = await row;
  return { params: { id: typeof made === "number" ? made : made.id } };
};

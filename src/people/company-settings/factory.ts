import type { Reader } from "#kit/db.ts";
import type { RequestState } from "./lifecycle.ts";

/** Inserts a request for verification, and sets the tax code and address that the company needs. The licence has no file. */
export async function makeVerification(
  db: Reader,
  by: { id: number; companyId: number },
  status: RequestState = "pending",
) {
  await db
    .updateTable("companies")
    .set({ tax_code: taxCodeOf(by.companyId), address: "12 Lê Lợi, Huế" })
    .where("id", "=", by.companyId)
    .execute();
  return db
    .insertInto("company_verifications")
    .values({
      company_id: by.companyId,
      file_key: `licence/test/${by.companyId}`,
      file_name: "giay-phep.pdf",
      file_type: "application/pdf",
      requested_by: by.id,
      requested_at: new Date(0),
      status,
      decided_at: status === "pending" ? null : new Date(1),
      refuse_reason_id: status === "refused" ? 1 : null,
      refuse_note: status === "refused" ? "Ảnh bị mờ" : null,
      revoked_at: status === "revoked" ? new Date(2) : null,
      revoke_note: status === "revoked" ? "Giấy phép đã bị thu hồi" : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Returns a tax code with the right check digit, a different one for each serial number. */
export function taxCodeOf(serial: number): string {
  for (let first = 300_000_000 + serial * 13; ; first++) {
    const digits = String(first);
    const sum = [31, 29, 23, 19, 17, 13, 7, 5, 3].reduce((all, w, at) => all + w * Number(digits[at]), 0);
    const check = 10 - (sum % 11);
    if (check >= 0 && check <= 9) return digits + check;
  }
}

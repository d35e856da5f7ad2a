import { attachmentHeaders } from "#kit/files/download.ts";
import { type Bound, on, onFile } from "#kit/http/handle.ts";
import { sendFile } from "#platform/files/send.ts";
import { refuseCompany, revokeOfCompany, revokeVerification, verifyCompany } from "../commands/decide.ts";
import * as contract from "../contract-admin.ts";
import { requestRow, verificationRequest, verificationRequests } from "../queries/requests.ts";

/** Binds the endpoints that decide about verifications: /admins/company_verifications. */
export function companyVerifications(): Bound[] {
  return [
    on(contract.requests, ({ tx, actor, query }) => verificationRequests(tx, actor, query)),
    on(contract.requestDetail, async ({ tx, actor, params }) => ({
      data: await verificationRequest(tx, actor, params.id),
    })),
    onFile(contract.requestLicence, async ({ database, services, actor, params }) => {
      const file = await requestRow(database.db, actor, params.id);
      return sendFile(services, file.file_key, attachmentHeaders(file.file_name, file.file_type));
    }),
    on(contract.verify, async ({ tx, actor, params, body, asOf, note }) => {
      await verifyCompany(tx, actor, params.id, { version: body.version ?? null }, asOf);
      note({ before: "pending", after: "verified" });
      return { data: await verificationRequest(tx, actor, params.id) };
    }),
    on(contract.refuse, async ({ tx, actor, params, body, asOf, note }) => {
      const { reason_id, note: words } = body;
      await refuseCompany(tx, actor, params.id, { reasonId: reason_id ?? null, note: words }, asOf);
      note({ before: "pending", after: "refused" });
      return { data: await verificationRequest(tx, actor, params.id) };
    }),
    on(contract.revoke, async ({ tx, actor, params, body, asOf, note }) => {
      await revokeVerification(tx, actor, params.id, { note: body.revoke_note, asOf });
      note({ before: "verified", after: "revoked" });
      return { data: await verificationRequest(tx, actor, params.id) };
    }),
    on(contract.revokeCompany, async ({ tx, actor, params, body, asOf, note }) => {
      await revokeOfCompany(tx, actor, params.id, { note: body.revoke_note, asOf });
      note({ before: "verified", after: "revoked" });
      return undefined;
    }),
  ];
}

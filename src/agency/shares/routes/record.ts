import { attachmentHeaders } from "#kit/files/download.ts";
import { zipReply } from "#kit/files/zip-reply.ts";
import { type Bound, on, onFile } from "#kit/http/handle.ts";
import { logoOf } from "#people/agencies/logo.ts";
import * as contract from "../contract-record.ts";
import { introductionOf, introductionsOfApplicant } from "../queries/records.ts";
import { recordFiles, recordKey } from "../record/record.ts";

/** Records of introductions, which prove to a client who introduced whom, when, and with which document. */
export function introductionRecords(secret: string): Bound[] {
  return [
    on(contract.applicantIntroductions, ({ tx, actor, params }) =>
      introductionsOfApplicant(tx, actor, params.id),
    ),
    onFile(contract.introductionRecord, async (call) => {
      const { database, actor, params, language, requester, services, asOf } = call;
      const found = await introductionOf(database.db, actor, params.id);
      const logo = await logoOf(database.db, services, actor.agencyId);
      const files = await recordFiles(found, { secret, logo, language, requester, asOf });
      const name = `introduction ${found.introduction.person.code}.zip`;
      return zipReply(name, files, { asOf, log: services.log, about: { introduction: params.id } });
    }),
    onFile(contract.introductionKey, async () => ({
      stream: recordKey(secret),
      headers: attachmentHeaders("sen-introduction-key.pem", "text/plain"),
    })),
  ];
}

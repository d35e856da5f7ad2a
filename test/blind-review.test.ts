import { expect, it } from "vitest";
import { applicantDetail, apply, withdraw } from "#hiring/applications/contract.ts";
import * as messages from "#hiring/messages/contract.ts";
import { applicantNotes } from "#hiring/notes/contract.ts";
import { makeWebhook } from "#hiring/webhooks/factory.ts";
import { events as webhookEvents } from "#hiring/webhooks/terms.ts";
import { makePdf } from "#kit/testing/make-files.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { account, phone, plantedTexts, squashed } from "#profiles/cv/testing/planted-contact.ts";
import { allRoutes } from "../src/app/api.ts";
import { testApi } from "./api.ts";
import { unzip } from "./unzip.ts";

const identityPattern = /duy[eê]n|907 ?654 ?321/iu;
/** Returns all texts in a JSON value. */
const textsOf = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : value && typeof value === "object"
      ? Object.values(value).flatMap(textsOf)
      : [];
const plantedIn = (text: string) => [phone, account].filter((secret) => squashed(text).includes(secret));

it("No answer to an employer contains the identity of an applicant in a blind review", {
  timeout: 60_000,
}, async () => {
  const api = await testApi();
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const job = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id, at: new Date() });
  await db.updateTable("jobs").set({ blind_review: true }).where("id", "=", job.id).execute();
  const person = await makeCandidate(db, { fullName: "Trần Thị Mỹ Duyên", email: "my.duyen@example.test" });
  const { id: webhookId } = await makeWebhook(db, boss);
  await db
    .updateTable("webhooks")
    .set({ events: [...webhookEvents] })
    .where("id", "=", webhookId)
    .execute();
  const planted = (from: number) => plantedTexts.slice(from, from + 50).join("\n\n");
  const asPerson = await api.as(person.id);
  const asBoss = await api.as(boss.id);
  const { data } = await asPerson(apply, {
    params: { id: job.id },
    body: { phone: "0907654321", cover_letter: `Mong được gặp anh chị.\nMỹ Duyên\n${planted(0)}` },
    files: { cv: new File([new Uint8Array(makePdf(["TRAN THI MY DUYEN", "Accountant"]))], "Duyên.pdf") },
  });
  const params = { id: Number(data.id) };
  await db
    .updateTable("cv_files")
    .set({
      text: `TRAN THI MY DUYEN\nAccountant\n${plantedTexts.join("\n\n")}`,
      text_state: "ready",
      scan_state: "clean",
    })
    .execute();
  await asBoss(applicantDetail, { params });
  await asBoss(messages.writeToApplicant, { params, body: { text: "Chào bạn" } });
  await asPerson(messages.writeToEmployer, {
    params,
    body: { text: `Chào anh chị, em là Duyên, 0907 654 321\n${planted(50)}` },
  });
  await asBoss(applicantNotes.write, { params, body: { text: "Đã xem" } });
  await asPerson(withdraw, { params, body: { reason_id: 1, note: "Mỹ Duyên, my.duyen@example.test" } });

  const headers = { authorization: `Bearer ${await api.token(boss.id)}` };
  const ids = [...new Set([params.id, job.id, person.candidateId, person.id, boss.companyId])];
  let answered = 0;
  for (const { endpoint } of allRoutes(api.services)) {
    const { method, path } = endpoint;
    if (method !== "GET" || !path.startsWith("/companies") || path.endsWith("/events")) continue;
    for (const id of /:\w+/.test(path) ? ids : [0]) {
      const url = `/api/v2${path.replace(/:\w+/g, String(id))}?q=tran+thi+my&name=tran+thi+my&keyword=tran+thi+my`;
      for (const address of [url, url.split("?")[0] ?? ""]) {
        const answer = await api.app.inject({ method, url: address, headers });
        if (answer.statusCode === 200) answered++;
        const isZip = answer.headers["content-type"] === "application/zip";
        const names = isZip ? [...(await unzip(answer.rawPayload)).keys()].join() : "";
        expect(`${address}: ${names}${answer.body}`.replaceAll(address, "")).not.toMatch(identityPattern);
        const isJson = String(answer.headers["content-type"]).includes("json");
        const read = isJson ? textsOf(answer.json()) : [names, isZip ? "" : answer.body];
        expect([address, ...read.flatMap(plantedIn)]).toEqual([address]);
      }
    }
  }
  expect(answered).toBeGreaterThan(50);
  const mails = await db.selectFrom("mails").select(["to_email", "props"]).execute();
  for (const { to_email, props } of mails)
    if (to_email !== person.email) expect(JSON.stringify(props)).not.toMatch(identityPattern);
  const sent = await db.selectFrom("webhook_deliveries").select(["event", "body"]).execute();
  expect(sent.map(({ event }) => event)).toContain("applicant.withdrawn");
  for (const { body } of sent) expect(body).not.toMatch(identityPattern);
  const notices = await db
    .selectFrom("notifications")
    .selectAll()
    .where("account_id", "=", boss.id)
    .execute();
  expect(JSON.stringify(notices)).not.toMatch(identityPattern);
});

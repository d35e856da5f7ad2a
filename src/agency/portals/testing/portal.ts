import { makeSubmission } from "#agency/introductions/factory.ts";
import { open } from "#agency/job-orders/contract.ts";
import { createOrder, makeDesk, orderParams } from "#agency/job-orders/testing/desk.ts";
import { codeOf } from "#agency/shares/code.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeRepresentation } from "#hiring/representations/factory.ts";
import type { StageKind } from "#people/companies/pipeline.ts";
import type { TestApi } from "#test/api.ts";
import * as contract from "../contract.ts";
import * as publicContract from "../contract-public.ts";
import { askInPortal } from "../contract-questions.ts";
import { portalStages } from "../terms.ts";

/** Makes an agency with an open order of a client, functions that introduce people to it, and a portal of its contact. */
export async function makePortalDesk(api: TestApi) {
  const desk = await makeDesk(api);
  const order = await createOrder(desk);
  const { id: orderId } = orderParams(order).params;
  await desk.asLead(open, { ...orderParams(order), body: {} });
  const job = await desk.db
    .selectFrom("jobs as j")
    .innerJoin("pipelines as p", "p.job_id", "j.id")
    .selectAll("j")
    .select("p.id as pipeline_id")
    .where("j.id", "=", Number(order.data.attributes.job.id))
    .executeTakeFirstOrThrow();
  const introduce = async (
    stageKind: Exclude<StageKind, "rejected" | "withdrawn"> = "sent_to_client",
    submission: Parameters<typeof makeSubmission>[2] = {},
  ) => {
    const applicant = await makeApplicant(desk.db, { job, stageKind });
    const consent = await makeRepresentation(desk.db, applicant);
    await makeSubmission(desk.db, applicant, { at: api.clock.now(), by_id: desk.lead.id, ...submission });
    return { ...applicant, consent, code: codeOf(applicant.id) };
  };
  const openFor = async (contactId: number, body: object = {}, caller = desk.asLead) => {
    const input = {
      params: { id: orderId },
      body: { contact_id: contactId, stages: [...portalStages], ...body },
    };
    const { data, url, code } = await caller(contract.createPortal, input);
    return { id: Number(data.id), data, code, token: tokenOf(url) };
  };
  return { ...desk, job, orderId, introduce, openFor };
}

export const tokenOf = (url: string): string => url.split("/").at(-1) ?? "";

/** Returns the calls of a contact who has entered the code of a portal. */
export async function enter(api: TestApi, { token, code }: { token: string; code: string }) {
  const visitor = await api.as(null);
  const params = { token };
  const { pass } = await visitor(publicContract.openPortal, { params, body: { code } });
  const view = async (portal?: number) =>
    (await visitor(publicContract.openedPortal, { params, query: { pass, portal } })).data.attributes;
  const answer = (
    person: string,
    body: { verdict: "fit" | "maybe" | "no"; reason?: string; version?: number },
  ) => visitor(publicContract.answerInPortal, { params: { token, code: person }, query: { pass }, body });
  const ask = (body: { text: string; about?: string }) =>
    visitor(askInPortal, { params, query: { pass }, body });
  return { visitor, pass, view, answer, ask };
}

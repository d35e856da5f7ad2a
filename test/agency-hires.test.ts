import { beforeAll, expect, it } from "vitest";
import * as applications from "#hiring/applications/contract.ts";
import { makeCvFile } from "#hiring/applications/factory.ts";
import { activityFeed } from "#hiring/company-home/contract.ts";
import { schedule } from "#hiring/interviews/contract.ts";
import { applicantNotes } from "#hiring/notes/contract.ts";
import { answerOffer, createOffer } from "#hiring/offers/contract.ts";
import { reports } from "#hiring/reports/contract.ts";
import { makeRepresentation } from "#hiring/representations/factory.ts";
import { addPerson, people, sourcePerson } from "#hiring/talent-pools/contract.ts";
import { createTask } from "#hiring/tasks/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeAgency, makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { endpointOf, type HiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { monday, type TestApi, testApi } from "./api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  api.clock.set(monday);
});

const time = { type: 1, location: "https://meet.sen.test/1", date: "2026-03-04", time: "09:00" };
const terms = { offer_date: "2026-03-03", valid_until: "2026-03-20", start_date: "2026-05-04" };

it("A consultant hires for a client from the first contact to the accepted offer, unseen by the client", async () => {
  const { db } = api.database;
  const recruiter = await makeRecruiter(db);
  const agency = await makeAgency(db);
  const consultant = await makeStaff(db, "consultant", { agencyId: agency.id });
  const job = await makeJob(db, {
    companyId: recruiter.companyId,
    agencyId: agency.id,
    ownerId: consultant.id,
  });
  const call = await api.as(consultant.id);
  const desk = <E extends HiringEndpoint>(endpoint: E, input: Parameters<typeof call<E>>[1]) =>
    call(endpointOf("consultant", endpoint), input);
  const client = await api.as(recruiter.id);
  const at = { params: { id: 0 } };

  const person = await desk(addPerson, {
    body: {
      full_name: "Lê Hà",
      email: "ha@example.test",
      phone: null,
      skills: ["Excel"],
      agreed: true,
    } as never,
  });
  await desk(sourcePerson, { params: { id: Number(person.data.id) }, body: { job_id: job.id } });

  const seeker = await makeCandidate(db);
  const cv = await makeCvFile(db, seeker.candidateId);
  const applied = await (await api.as(seeker.id))(applications.apply, {
    params: { id: job.id },
    body: { cv_id: cv.id } as never,
  });
  at.params.id = Number(applied.data.id);

  const board = await desk(applications.board, { params: { id: job.id } });
  const { stages } = board.data.attributes;
  expect(
    stages.flatMap((stage) => stage.applicants.data.map(({ attributes }) => attributes.full_name)).sort(),
  ).toEqual(["Lê Hà", seeker.full_name].sort());
  const screening = stages.find(({ kind }) => kind === "screening");
  await desk(applications.move, { ...at, body: { job_stage_id: Number(screening?.id), new_index: 0 } });
  await desk(applicantNotes.write, { ...at, body: { text: "Nên giới thiệu" } });
  await desk(createTask, {
    body: {
      name: "Gọi điện",
      type: 1,
      due_date: "2026-03-04",
      due_time: "10:00",
      assignee_id: consultant.id,
      applicant_id: at.params.id,
    } as never,
  });
  await desk(schedule, { ...at, body: { ...time, interviewers: [consultant.id] } as never });
  await makeRepresentation(api.database.db, { id: at.params.id, agency_id: agency.id });
  const offer = await desk(createOffer, {
    ...at,
    body: { ...terms, monthly_salary: 20_000_000, send: true } as never,
  });
  await (await api.as(seeker.id))(answerOffer, {
    params: { id: Number(offer.data.id) },
    body: { answer: "accept" },
  });

  const feed = await desk(activityFeed, {});
  expect(feed.data.map(({ attributes }) => attributes.kind)).toEqual(
    expect.arrayContaining([
      "offer_status",
      "offer_send",
      "interview_schedule",
      "note",
      "stage_move",
      "apply",
      "new_profile",
    ]),
  );
  const pipeline = await desk(reports.pipeline, {});
  expect(pipeline.data.attributes.rows.some(({ values }) => values[0] === 1)).toBe(true);

  expect((await client(activityFeed, {})).data).toEqual([]);
  expect((await client(people, {})).data).toEqual([]);
  expect((await client(reports.pipeline, {})).data.attributes.rows.every(({ values }) => !values[0])).toBe(
    true,
  );
  await expect(client(applications.applicantDetail, at)).rejects.toMatchObject({ status: 404 });
  await expect(client(endpointOf("consultant", people), {})).rejects.toMatchObject({ status: 403 });
});

import { beforeAll, expect, it } from "vitest";
import { reject } from "#hiring/applications/contract.ts";
import * as interviews from "#hiring/interviews/contract.ts";
import { bothSides as interviewed, of, office } from "#hiring/interviews/testing/both-sides.ts";
import * as offers from "#hiring/offers/contract.ts";
import { bothSides, terms } from "#hiring/offers/testing/both-sides.ts";
import { type Caller, isApiError } from "#kit/call.ts";
import { create } from "#market/jobs/contract.ts";
import { wholeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { inviteCreate } from "#people/members/contract.ts";
import { monday, type TestApi, testApi } from "./api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  api.clock.set(monday);
});

/** Returns the texts of a refusal, in each language of the caller. */
async function saidTo(accountId: number, ask: (call: Caller) => Promise<unknown>) {
  const texts: string[] = [];
  for (const language of ["en", "vi"]) {
    const call = await api.as(accountId, { "x-language": language });
    await ask(call).then(
      () => texts.push("It was not refused"),
      (error: unknown) => {
        if (!isApiError(error)) throw error;
        texts.push(...error.errors.map(({ detail }) => detail));
      },
    );
  }
  return texts;
}

it("An offer to a rejected applicant is refused in words", async () => {
  const side = await bothSides(api);
  await side.employer(reject, { ...side.at, body: { reason_id: 1 } });
  const ask = (call: Caller) => call(offers.createOffer, { ...side.at, body: terms });
  expect(await saidTo(side.recruiter.id, ask)).toEqual([
    "This application has ended, so no offer can be made",
    "Hồ sơ ứng tuyển này đã kết thúc nên không thể gửi thư mời nhận việc",
  ]);
});

it("A second acceptance is refused in words", async () => {
  const side = await bothSides(api);
  const { id } = await side.create({ send: true });
  const ask = (call: Caller) =>
    call(offers.answerOffer, { params: { id: Number(id) }, body: { answer: "accept" } });
  await ask(side.seeker);
  expect(await saidTo(side.candidate.id, ask)).toEqual([
    "This offer has just changed. Please reload the page.",
    "Thư mời nhận việc này vừa có thay đổi. Vui lòng tải lại trang.",
  ]);
});

it("Cancelling without a reason, and booking a person twice, are refused in words", async () => {
  const side = await interviewed(api);
  const interview = await side.schedule();
  const cancel = (call: Caller) => call(interviews.cancel, { ...of(interview), body: { note: "" } as never });
  expect(await saidTo(side.recruiter.id, cancel)).toEqual(["Please choose a reason", "Vui lòng chọn lý do"]);
  const other = await interviewed(api, { companyId: side.recruiter.companyId });
  const body = { ...office, interviewers: [side.recruiter.id] };
  const book = (call: Caller) => call(interviews.schedule, { ...other.at, body });
  const { full_name } = side.recruiter;
  expect(await saidTo(side.recruiter.id, book)).toEqual([
    `${full_name} is busy at that time`,
    `${full_name} đã bận vào giờ đó`,
  ]);
});

it("An invite by a member is refused in words", async () => {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const member = await makeRecruiter(db, { companyId: boss.companyId, member: true });
  const body = { email: "new@example.test" };
  const texts = await saidTo(member.id, (call) => call(inviteCreate, { body }));
  expect(texts).toEqual([
    "You do not have access to this page or resource",
    "Bạn không có quyền truy cập trang này",
  ]);
});

it("The fourth job of an unverified company is refused in words", async () => {
  const own = await makeRecruiter(api.database.db, { companyVerified: false });
  const call = await api.as(own.id);
  for (let n = 0; n < 3; n++) await call(create, { body: wholeJob });
  expect(await saidTo(own.id, (as) => as(create, { body: wholeJob }))).toEqual([
    "You cannot create this job post. Please activate your account or verify your business to post more than 3 jobs.",
    "Bạn chưa thể đăng thêm tin. Vui lòng kích hoạt tài khoản hoặc xác thực doanh nghiệp để đăng nhiều hơn 3 tin tuyển dụng.",
  ]);
});

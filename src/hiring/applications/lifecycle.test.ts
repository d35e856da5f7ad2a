import { describe, expect, it } from "vitest";
import { testMatrix } from "#kit/testing/lifecycle-tests.ts";
import { defaultStages, stageKindOf, stageKinds } from "#people/companies/pipeline.ts";
import {
  applicantLife,
  type ConsentFact,
  candidateStatus,
  entryDenial,
  isOnBoard,
  kindsOf,
  outcomes,
  positions,
} from "./lifecycle.ts";
import { labels as en } from "./messages.en.ts";
import { labels as vi } from "./messages.vi.ts";
import { candidateStatuses, rejectReasons, withdrawReasons } from "./terms.ts";

const hires = ["employer", "consultant"] as const;

/** The transitions of an applicant, repeated here so that the lifecycle cannot be changed by accident. */
const always = [
  ["none", "apply", ["candidate"], "active"],
  ["withdrawn", "apply", ["candidate"], "active"],
  ["none", "source", hires, "active"],
  ["withdrawn", "source", hires, "active"],
  ["rejected", "restore", hires, "active"],
] as const;
const whileOpen = [
  ["active", "move", hires, "active"],
  ["active", "reject", [...hires, "system"], "rejected"],
] as const;
const withdrawing = [["active", "withdraw", ["candidate"], "withdrawn"]] as const;
/** A sourced candidate has not applied, and so can apply. */
const sourcedApplies = [
  ["active", "apply", ["candidate"], "active"],
  ["rejected", "apply", ["candidate"], "active"],
] as const;
const ways = [...always, ...whileOpen, ...withdrawing];

describe.each(positions)("The transitions of an applicant at %s", (position) => {
  if (position === "hired") testMatrix(applicantLife, { position }, always);
  else if (position === "sourced")
    testMatrix(applicantLife, { position }, [...always, ...whileOpen, ...sourcedApplies]);
  else testMatrix(applicantLife, { position }, ways);
});

describe("The transitions of an applicant after a rejection without notification", () => {
  testMatrix(applicantLife, { position: "applied", unannounced: true }, [
    ...ways,
    ["rejected", "withdraw", ["candidate"], "withdrawn"],
  ]);
});

describe("The lifecycle of an applicant", () => {
  it("has the stored outcomes, and a transition to each", () => {
    expect(applicantLife.states.filter((state) => state !== "none")).toEqual(outcomes);
    for (const outcome of outcomes) expect(ways.some(([, , , to]) => to === outcome)).toBe(true);
  });

  for (const role of ["employer", "consultant"] as const)
    it(`enters the offer stage with an offer only, and hired after its acceptance: ${role}`, () => {
      const free = { none: null, open: null, accepted: null };
      for (const { kind } of defaultStages) {
        const answers = {
          none: entryDenial(kind, { offer: "none", consent: "yes" }, role),
          open: entryDenial(kind, { offer: "open", consent: "yes" }, role),
          accepted: entryDenial(kind, { offer: "accepted", consent: "yes" }, role),
        };
        const name = stageKindOf[kind];
        if (name === "offer") expect(answers).toEqual({ ...free, none: "offer_required" });
        else if (name === "hired")
          expect(answers).toEqual({ ...free, none: "offer_not_accepted", open: "offer_not_accepted" });
        else if (name === "rejected") expect(answers.accepted).toBe("reason_required");
        else if (name === "withdrawn") expect(answers.accepted).toBe("candidate_only");
        else if (!isOnBoard(kind, role)) expect(answers.accepted).toBe("stage_unknown");
        else expect(answers).toEqual(free);
      }
    });

  it("needs an agency's consent of the person from the stage sent to client on, and none for an employer", () => {
    const refused = (role: "employer" | "consultant", consent: ConsentFact) =>
      defaultStages
        .filter(
          ({ kind }) => entryDenial(kind, { offer: "accepted", consent }, role) === "representation_required",
        )
        .map(({ kind }) => stageKindOf[kind]);
    const client = [
      "sent_to_client",
      "interview",
      "first_interview",
      "second_interview",
      "final_interview",
      "offer",
      "hired",
    ];
    for (const consent of [null, "asked", "no", "expired", "revoked"] as const)
      expect(refused("consultant", consent)).toEqual(client);
    expect(refused("consultant", "yes")).toEqual([]);
    expect(refused("employer", null)).toEqual([]);
  });

  it("shows an employer all stages but those of an agency, and a consultant all", () => {
    const hidden = (role: "employer" | "consultant") =>
      defaultStages.filter(({ kind }) => !isOnBoard(kind, role)).map(({ kind }) => kind);
    expect(hidden("employer")).toEqual([stageKinds.sent_to_am, stageKinds.sent_to_client]);
    expect(hidden("consultant")).toEqual([]);
  });

  it("shows the candidate the status of decisions §3, and none to a sourced candidate", () => {
    const statuses = defaultStages.map(({ kind }) => candidateStatus(kind, "active"));
    expect(statuses.slice(0, 11)).toEqual([
      null,
      "applied",
      ...new Array(3).fill("under_review"),
      ...new Array(4).fill("interview"),
      "offer",
      "hired",
    ]);
    expect(candidateStatus(stageKinds.interview, "rejected")).toBe("rejected");
    expect(candidateStatus(stageKinds.interview, "withdrawn")).toBe("withdrawn");
    expect(candidateStatus(stageKinds.sourced, "rejected")).toBeNull();
  });

  it("has the kinds of stage of each status", () => {
    for (const status of candidateStatuses)
      for (const kind of kindsOf(status)) expect(candidateStatus(kind, "active")).toBe(status);
    expect(candidateStatuses.flatMap(kindsOf)).toHaveLength(positions.length - 1);
  });
});

describe("Labels", () => {
  it("name every status, stage and reason in both languages", () => {
    const keys = {
      status: candidateStatuses,
      stage: Object.keys(stageKinds),
      reject_reason: rejectReasons.map(({ key }) => key),
      reject_sentence: rejectReasons.map(({ key }) => key),
      withdraw_reason: withdrawReasons.map(({ key }) => key),
    };
    for (const [group, names] of Object.entries(keys))
      for (const labels of [en, vi])
        expect(Object.keys(labels[group as keyof typeof keys]).sort()).toEqual([...names].sort());
  });
});

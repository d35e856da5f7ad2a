import { defineLifecycle } from "#kit/lifecycle.ts";
import {
  allKinds,
  isBefore,
  isClosed,
  phaseOf,
  type StageKind,
  type StageKindId,
  type StagePhase,
  stageKindOf,
  stageKinds,
} from "#people/companies/pipeline.ts";
import { type CandidateStatus, type consentFacts, reasonsOfTime } from "./terms.ts";

export const outcomes = ["active", "rejected", "withdrawn"] as const;
export type Outcome = (typeof outcomes)[number];
export const roles = ["candidate", "employer", "consultant", "system"] as const;
export type Role = (typeof roles)[number];
/** The roles that handle applicants: companies and agencies. */
export type HiringRole = Extract<Role, "employer" | "consultant">;

/** The kinds of stage in which an applicant can be. Rejected and withdrawn are outcomes instead, so a restored applicant returns to its stage. */
export type Position = Exclude<StageKind, "rejected" | "withdrawn">;
export const positions = allKinds.filter((kind) => !isClosed(kind)) as Position[];

export interface Standing {
  position: Position;
  outcome: Outcome;
  /** Whether the person was erased; then no verb is allowed. */
  erased?: boolean;
}

interface Facts {
  position: Position;
  erased?: boolean;
  /** Whether the applicant is rejected and the candidate was not notified yet. */
  unannounced?: boolean;
}
/** After hiring, only the placement changes (decisions §2). */
const isOpen = ({ position }: Facts) => position !== "hired";
const hiring = ["employer", "consultant"] as const;

/** The transitions of an applicant between outcomes; "none" is the state before the first application. */
export const applicantLife = defineLifecycle({
  stored: { table: "applicants", columns: ["outcome"] },
  states: { none: null, active: null, rejected: null, withdrawn: null } satisfies Record<
    Outcome | "none",
    null
  >,
  roles,
  refusal: "applicant_state_changed",
  refusals: { apply: "already_applied", source: "already_on_job", withdraw: "application_state_changed" },
  verbs: {
    // A withdrawal is final: applying again makes a new application.
    apply: [
      { from: ["none", "withdrawn"], to: "active", by: "candidate" },
      // A sourced candidate has not applied and does not see the applicant's row.
      {
        from: ["active", "rejected"],
        to: "active",
        by: "candidate",
        when: ({ position }: Facts) => position === "sourced",
      },
    ],
    source: [{ from: ["none", "withdrawn"], to: "active", by: hiring }],
    // Moves to another stage; `entryDenial` has the conditions of each stage.
    move: [{ from: "active", by: hiring, when: isOpen }],
    reject: [{ from: "active", to: "rejected", by: [...hiring, "system"], when: isOpen }],
    restore: [{ from: "rejected", to: "active", by: hiring, when: ({ erased }: Facts) => !erased }],
    withdraw: [
      {
        from: "active",
        to: "withdrawn",
        by: "candidate",
        // A sourced candidate has not applied and has nothing to withdraw.
        when: (facts: Facts) => isOpen(facts) && facts.position !== "sourced",
      },
      // Refusing the withdrawal would reveal a rejection that can still be undone.
      {
        from: "rejected",
        to: "withdrawn",
        by: "candidate",
        when: ({ position, unannounced }: Facts) => unannounced === true && position !== "sourced",
      },
    ],
  },
});
export type Verb = (typeof applicantLife.verbs)[number];

/** The condition for a move to a stage of each phase. */
const entry = {
  sourced: "free",
  applied: "free",
  screening: "free",
  submitted: "agency_only",
  interview: "free",
  offer: "offer_required",
  hired: "offer_not_accepted",
  rejected: "reason_required",
  withdrawn: "candidate_only",
} as const satisfies Record<StagePhase, string>;

/** Returns whether a verb of a role is allowed for an applicant with this stage and outcome. */
export function canTransition(verb: Verb, role: Role, { outcome, position, erased }: Standing): boolean {
  return applicantLife.next(verb, role, outcome, { position, erased }) !== null;
}

/** The state of an applicant's offer on which moves depend. */
export type OfferFact = "none" | "open" | "accepted";

/**
 * The answer of a person whom an agency asked for the consent to be introduced to its client; null without a request. It is
 * provisional while the person does not know the client.
 */
export type ConsentFact = (typeof consentFacts)[number] | null;

/**
 * Returns the code with which a move into a stage is refused, or null. An agency needs the person's consent from the stage "sent to
 * client" on (consoles.md A.2).
 */
export function entryDenial(
  kind: StageKindId,
  { offer, consent }: { offer: OfferFact; consent: ConsentFact },
  role: HiringRole,
):
  | null
  | "offer_required"
  | "offer_not_accepted"
  | "representation_required"
  | "representation_name_required"
  | "stage_unknown"
  | "reason_required"
  | "candidate_only" {
  const needs = entry[phaseOf(kind)];
  const reachesClient = !isBefore(kind, stageKinds.sent_to_client) && isBefore(kind, stageKinds.rejected);
  if (role === "consultant" && reachesClient && consent !== "yes") return consentDenial(consent);
  if (needs === "free") return null;
  if (needs === "agency_only") return role === "consultant" ? null : "stage_unknown";
  if (needs === "offer_required") return offer === "none" ? "offer_required" : null;
  if (needs === "offer_not_accepted") return offer === "accepted" ? null : "offer_not_accepted";
  return needs;
}

/** Returns the code with which an introduction without the person's consent is refused. */
export const consentDenial = (consent: ConsentFact) =>
  consent === "provisional" ? "representation_name_required" : "representation_required";

/** Returns the position of a kind of stage; `applied` for the kinds of outcomes. */
export function positionOf(kind: number): Position {
  const name = stageKindOf[kind];
  return name === undefined || name === "rejected" || name === "withdrawn" ? "applied" : name;
}

/** Returns whether the board of a role has a kind of stage: a company's board has none of the agency's own (decisions §2). */
export function isOnBoard(kind: number, role: HiringRole): boolean {
  return role === "consultant" || entry[phaseOf(kind)] !== "agency_only";
}

const statusAt: Record<Exclude<StagePhase, "rejected" | "withdrawn">, CandidateStatus | null> = {
  sourced: null,
  applied: "applied",
  screening: "under_review",
  submitted: "under_review",
  interview: "interview",
  offer: "offer",
  hired: "hired",
};
const statusOf = (position: Position) => statusAt[phaseOf(position) as keyof typeof statusAt];

/** An outcome as candidates see it: an application that ended by the response clock is not a rejection (decisions §4). */
export type ShownOutcome = Outcome | "no_response";

export function shownOutcome(outcome: Outcome, reasonId: number | null): ShownOutcome {
  return outcome === "rejected" && reasonsOfTime.includes(reasonId ?? 0) ? "no_response" : outcome;
}

/** Returns the status that the candidate sees (decisions §3); null for a sourced candidate, who sees none. */
export function candidateStatus(kind: number, outcome: ShownOutcome): CandidateStatus | null {
  const status = statusOf(positionOf(kind));
  return outcome === "active" || status === null ? status : outcome;
}

/** Returns the kinds of stage with a candidate's status; empty for a status that is an outcome. */
export function kindsOf(status: CandidateStatus): StageKindId[] {
  return positions
    .filter((position) => statusOf(position) === status)
    .map((position) => stageKinds[position]);
}

import { describe, expectTypeOf, it } from "vitest";
import { endpoint } from "#kit/contract.ts";
import { type ActorOf, on, onDb, onFile } from "#kit/http/handle.ts";
import type { Account, Actor, AdminActor, CandidateActor, CompanyActor, ConsultantActor } from "./actor.ts";

const get = <const P extends string>(path: P) => endpoint({ method: "GET", path, summary: path });
const ends = {
  public: get("/public/things"),
  auths: get("/auths"),
  session: get("/account/things/:id"),
  candidate: get("/candidates/things"),
  company: get("/companies/:id/things"),
  consultant: get("/consultants/things"),
  admin: get("/admins/things"),
  unknown: get("/elsewhere"),
  open: endpoint({ method: "GET", path: "/candidates/jobs", summary: "", open: true }),
};

// The tests never call these handlers: the compiler must refuse to bind them to an endpoint of another audience.
const asCompany = async (_: { actor: CompanyActor }) => undefined;
const asAdmin = async (_: { actor: AdminActor }) => undefined;
const asAccount = async (_: { actor: Account }) => undefined;
const bytes = async (_: { actor: CompanyActor }) => ({ stream: "", headers: {} });

describe("The path of an endpoint decides who its handler gets", () => {
  it("by its first segment, or anyone where it is open", () => {
    expectTypeOf<ActorOf<typeof ends.public>>().toEqualTypeOf<Actor>();
    expectTypeOf<ActorOf<typeof ends.auths>>().toEqualTypeOf<Actor>();
    expectTypeOf<ActorOf<typeof ends.open>>().toEqualTypeOf<Actor>();
    expectTypeOf<ActorOf<typeof ends.session>>().toEqualTypeOf<Account>();
    expectTypeOf<ActorOf<typeof ends.candidate>>().toEqualTypeOf<CandidateActor>();
    expectTypeOf<ActorOf<typeof ends.company>>().toEqualTypeOf<CompanyActor>();
    expectTypeOf<ActorOf<typeof ends.consultant>>().toEqualTypeOf<ConsultantActor>();
    expectTypeOf<ActorOf<typeof ends.admin>>().toEqualTypeOf<AdminActor>();
    expectTypeOf<ActorOf<typeof ends.unknown>>().toBeNever();
  });

  it("binds no handler of another audience", () => {
    on(ends.company, asCompany);
    on(ends.admin, asAdmin);
    on(ends.admin, asAccount);
    // @ts-expect-error: an administrator is not a company
    on(ends.admin, asCompany);
    // @ts-expect-error: a company is not an administrator
    on(ends.company, asAdmin);
    // @ts-expect-error: a visitor may come
    on(ends.public, asAccount);
    // @ts-expect-error: anyone may call an open endpoint
    on(ends.open, asAccount);
    // @ts-expect-error: the same for a handler that opens its own transactions
    onDb(ends.admin, asCompany);
    // @ts-expect-error: and for bytes
    onFile(ends.admin, bytes);
  });
});

import { type Bound, on } from "#kit/http/handle.ts";
import { createPortal, renewPortal } from "../commands/open.ts";
import { answerQuestion } from "../commands/questions.ts";
import { remindContact } from "../commands/remind.ts";
import { revokePortal } from "../commands/revoke.ts";
import * as contract from "../contract.ts";
import * as questions from "../contract-questions.ts";
import { portalOf, portalsOfOrder } from "../queries/of-order.ts";
import { questionOf, questionsOfOrder } from "../queries/questions.ts";

/** Portals of job orders, for the consultants of an agency. */
export function consultantPortals(publicUrl: string): Bound[] {
  return [
    on(contract.orderPortals, ({ tx, actor, params, asOf }) => portalsOfOrder(tx, actor, params.id, asOf)),
    on(contract.createPortal, async ({ tx, actor, params: { id: orderId }, body, asOf }) => {
      const { contact_id: contactId, abroad_confirmed: isAbroadConfirmed, ...terms } = body;
      const input = { ...terms, orderId, contactId, isAbroadConfirmed, asOf };
      const { id, path, code } = await createPortal(tx, actor, input);
      return { data: await portalOf(tx, actor, { orderId, id }, asOf), url: publicUrl + path, code };
    }),
    on(contract.renewPortal, async ({ tx, actor, params, body, asOf }) => {
      const of = { orderId: params.id, id: params.portalId };
      const { path, code } = await renewPortal(tx, actor, { ...body, ...of, asOf });
      return { data: await portalOf(tx, actor, of, asOf), url: publicUrl + path, code };
    }),
    on(contract.revokePortal, async ({ tx, actor, params, asOf }) => {
      await revokePortal(tx, actor, { orderId: params.id, id: params.portalId, asOf });
      return undefined;
    }),
    on(contract.remindContact, async ({ tx, actor, params, asOf }) => {
      const of = { orderId: params.id, id: params.portalId };
      await remindContact(tx, actor, { ...of, asOf });
      return { data: await portalOf(tx, actor, of, asOf) };
    }),
    on(questions.portalQuestions, ({ tx, actor, params }) => questionsOfOrder(tx, actor, params.id)),
    on(questions.answerQuestion, async ({ tx, actor, params, body, asOf }) => {
      await answerQuestion(tx, actor, { id: params.id, answer: body.answer, asOf });
      return { data: await questionOf(tx, actor, params.id) };
    }),
  ];
}

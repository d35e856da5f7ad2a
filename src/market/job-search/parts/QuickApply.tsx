import { Form, useNavigation } from "react-router";
import { Button } from "#ui/Button.tsx";
import type { QuickApply as Quick } from "../pages/quick-apply.ts";

/**
 * A button that applies in one click, with a link to the application page for other applications. It posts to the application
 * page, which confirms the application.
 */
export default function QuickApply({
  quick: { cv, words },
  applyPath,
  brief = false,
}: {
  quick: Quick;
  applyPath: string;
  /** True in the bar at the bottom of a phone's screen. */
  brief?: boolean;
}) {
  const busy = useNavigation().formAction === applyPath;
  return (
    <Form method="post" action={applyPath} className="flex flex-1 flex-col gap-2">
      <input type="hidden" name="as" value="quick" />
      <input type="hidden" name="cv_id" value={cv} />
      <Button type="submit" size={brief ? "md" : "lg"} block busy={busy}>
        <span className="line-clamp-2 wrap-anywhere">{words.submit}</span>
      </Button>
      {!brief && <p className="text-sm text-ink-500">{words.note}</p>}
      <Button to={applyPath} variant={brief ? "ghost" : "secondary"} size={brief ? "sm" : "md"} block>
        {words.another}
      </Button>
    </Form>
  );
}

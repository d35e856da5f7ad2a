import { Form, useNavigation } from "react-router";
import { Button } from "#ui/Button.tsx";

/** The form behind the link of an email. Only its button acts, because programs follow the links of emails too. */
export function TokenForm({ token, submit }: { token: string; submit: string }) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" className="mt-3">
      <input type="hidden" name="token" value={token} />
      <Button type="submit" busy={busy}>
        {submit}
      </Button>
    </Form>
  );
}

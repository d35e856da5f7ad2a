import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { Form } from "react-router";
import { Button, IconButton } from "../Button.tsx";
import { Dialog } from "../Dialog.tsx";

/**
 * A form with one submit button that asks for confirmation before it is sent; without script it is sent at
 * once.
 */
export function AskFirst({
  fields,
  title,
  text,
  keep,
  confirm,
  className,
  children,
}: {
  fields: Readonly<Record<string, string>>;
  title: string;
  text: string;
  /** Label of the button that cancels. */
  keep: string;
  confirm: string;
  className?: string;
  /** The submit button. */
  children: ReactNode;
}) {
  const [asking, setAsking] = useState(false);
  const form = useId();
  return (
    <>
      <Form
        id={form}
        method="post"
        className={className}
        onSubmit={(event) => {
          if (asking) return setAsking(false);
          event.preventDefault();
          setAsking(true);
        }}
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
      </Form>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={title}
        text={text}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {keep}
            </Button>
            <Button type="submit" form={form} variant="danger">
              {confirm}
            </Button>
          </>
        }
      />
    </>
  );
}

/** The button with a bin that asks for confirmation before it deletes a row of a list. */
export function DeleteFirst({
  label,
  ...asked
}: { label: string } & Omit<ComponentProps<typeof AskFirst>, "children">) {
  return (
    <AskFirst {...asked}>
      <IconButton type="submit" icon="trash" size="sm" label={label} aria-haspopup="dialog" />
    </AskFirst>
  );
}

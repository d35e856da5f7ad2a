import type { ReactNode } from "react";
import { fieldId } from "#ui/Field.tsx";

/** A link to a field of the form. */
export function FieldLink({ field, children }: { field: string; children: ReactNode }) {
  return (
    <a
      href={`#${fieldId(field)}`}
      onClick={(event) => {
        const element = document.getElementById(fieldId(field));
        if (!element) return;
        event.preventDefault();
        element.focus();
        element.scrollIntoView({ block: "center" });
      }}
      className="inline-block py-1 text-leaf-700 underline underline-offset-2"
    >
      {children}
    </a>
  );
}

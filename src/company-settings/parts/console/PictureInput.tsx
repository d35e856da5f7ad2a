import type { RefObject } from "react";
import { useFieldControl } from "#ui/Field.tsx";

/** The file of a picture that is cropped before it is sent. */
export function PictureInput({
  input,
  onFile,
}: {
  input: RefObject<HTMLInputElement | null>;
  onFile: (file: File | null) => void;
}) {
  const control = useFieldControl();
  return (
    <input
      {...control}
      ref={input}
      type="file"
      accept="image/png,image/jpeg"
      onChange={(event) => onFile(event.currentTarget.files?.[0] ?? null)}
      className="block w-full text-sm file:mr-3 file:min-h-10 file:cursor-pointer file:rounded-md file:border file:border-line file:bg-surface file:px-4 file:font-semibold"
    />
  );
}

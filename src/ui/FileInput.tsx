import { type ComponentProps, useRef, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { IconButton } from "./Button.tsx";
import { cx } from "./cx.ts";
import { useFieldControl } from "./Field.tsx";
import { checkFile, extensionNames, type FileProblem, sizeInUnits } from "./file-check.ts";
import { Icon } from "./icons/Icon.tsx";

type FileInputProps = {
  /** Accepted extensions with their dots: `[".pdf", ".docx"]`. */
  extensions: readonly string[];
  maxBytes: number;
  /** Called on every change: with the file, or null when it was removed or refused. */
  onFile?: (file: File | null) => void;
  onProblem?: (problem: FileProblem) => void;
  /** Accepts several files at once: called with the valid ones, after which the zone is empty again. */
  onFiles?: (files: File[]) => void;
} & Pick<ComponentProps<"input">, "name" | "id" | "disabled">;

/**
 * A drop zone that is a native file input, so it posts with its form and works without JavaScript. Types and limit are
 * shown beforehand; a file that violates them is refused at once, with the reason.
 */
export function FileInput({ extensions, maxBytes, onFile, onProblem, onFiles, ...props }: FileInputProps) {
  const limits = { extensions, maxBytes, onFile, onProblem, onFiles };
  const control = useFieldControl();
  const t = useTranslations();
  const size = useSizeText();
  const { input, file, problem, take, takeAll, remove } = useChosenFile(limits);
  const [over, setOver] = useState(false);
  const types = extensionNames(extensions);
  const noteId = `${props.id ?? control.id ?? "file"}-limit`;

  return (
    <div className="flex flex-col gap-1">
      {/* The input covers the whole zone: clicks, drops and the keyboard reach the native control. */}
      <div
        className={cx(
          "relative flex min-h-24 items-center gap-4 rounded-lg border border-dashed p-4 transition-colors",
          "focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-leaf-600",
          over
            ? "border-leaf-600 bg-leaf-50"
            : file
              ? "border-solid border-edge bg-surface"
              : "border-edge bg-mist hover:border-leaf-600",
          (problem || control["aria-invalid"]) && "border-danger-600",
        )}
      >
        <input
          {...control}
          {...props}
          ref={input}
          type="file"
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          accept={extensions.join(",")}
          aria-describedby={cx(control["aria-describedby"], noteId)}
          multiple={onFiles !== undefined}
          onChange={({ currentTarget: { files } }) =>
            onFiles ? takeAll([...(files ?? [])]) : take(files?.[0] ?? null)
          }
          className="absolute inset-0 size-full cursor-pointer rounded-lg opacity-0"
        />
        <Label file={file} id={noteId} limit={t("ui.tools.fileLimit", { types, size: size(maxBytes) })} />
        {file && <IconButton icon="x" label={t("ui.tools.removeFile")} onClick={remove} className="z-1" />}
      </div>
      <p aria-live="assertive" className="text-sm text-danger-600 empty:hidden">
        {problem && t(`ui.tools.${problem.kind}`, { types, size: size(problem.size), limit: size(maxBytes) })}
      </p>
    </div>
  );
}

/** The icon and the text of the zone: the chosen file, or the limits of a file. */
function Label({ file, id, limit }: { file: File | null; id: string; limit: string }) {
  const t = useTranslations();
  const size = useSizeText();
  return (
    <>
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-leaf-100 text-leaf-700">
        <Icon name={file ? "file" : "upload"} />
      </span>
      <span className="min-w-0 flex-1 text-sm">
        <span className="block truncate font-semibold text-ink-900">
          {file ? file.name : t("ui.tools.chooseFile")}
          {!file && <span className="font-normal text-ink-500 max-sm:hidden"> {t("ui.tools.dropFile")}</span>}
        </span>
        <span id={id} className="block text-ink-500">
          {file ? size(file.size) : limit}
        </span>
      </span>
    </>
  );
}

/** Returns the chosen file, or the reason of its refusal. With `onFiles` no file stays chosen. */
function useChosenFile({
  extensions,
  maxBytes,
  onFile,
  onProblem,
  onFiles,
}: Pick<FileInputProps, "extensions" | "maxBytes" | "onFile" | "onProblem" | "onFiles">) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<{ kind: FileProblem; size: number } | null>(null);
  function take(chosen: File | null) {
    const kind = chosen && checkFile(chosen, { extensions, maxBytes });
    if (kind && input.current) input.current.value = "";
    setProblem(kind ? { kind, size: chosen.size } : null);
    setFile(kind ? null : chosen);
    onFile?.(kind ? null : chosen);
    if (kind) onProblem?.(kind);
  }
  function takeAll(chosen: readonly File[]) {
    const wrong = chosen.map((each) => checkFile(each, { extensions, maxBytes }));
    const at = wrong.findIndex((kind) => kind !== null);
    const kind = wrong[at];
    setProblem(kind ? { kind, size: chosen[at]?.size ?? 0 } : null);
    if (input.current) input.current.value = "";
    onFiles?.(chosen.filter((_, index) => !wrong[index]));
  }
  function remove() {
    if (input.current) input.current.value = "";
    take(null);
    input.current?.focus();
  }
  return { input, file, problem, take, takeAll, remove };
}

/** Returns a function that formats a file size in the reader's language: "1.2 MB". */
export function useSizeText(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => {
    const { value, unit } = sizeInUnits(bytes);
    return format.number(value, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 1 });
  };
}

export type FileProblem = "fileWrongType" | "fileTooBig" | "fileEmpty";

/** Returns the error of a chosen file before it is sent, by name and size; null without an error. */
export function checkFile(
  file: { name: string; size: number },
  rules: { extensions: readonly string[]; maxBytes: number },
): FileProblem | null {
  const name = file.name.toLowerCase();
  if (!rules.extensions.some((extension) => name.endsWith(extension.toLowerCase()))) return "fileWrongType";
  if (file.size === 0) return "fileEmpty";
  return file.size > rules.maxBytes ? "fileTooBig" : null;
}

/** Returns a size in the most readable unit, as a value and a unit of `Intl.NumberFormat`. */
export function sizeInUnits(bytes: number): { value: number; unit: "byte" | "kilobyte" | "megabyte" } {
  if (bytes < 1024) return { value: bytes, unit: "byte" };
  if (bytes < 1024 * 1024) return { value: Math.round(bytes / 1024), unit: "kilobyte" };
  return { value: bytes / (1024 * 1024), unit: "megabyte" };
}

/** Returns the extensions as people write them: "PDF, DOCX". */
export function extensionNames(extensions: readonly string[]): string {
  return extensions.map((extension) => extension.replace(/^\./, "").toUpperCase()).join(", ");
}

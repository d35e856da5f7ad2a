import WordExtractor from "word-extractor";

/** Reads the text of a Word 97 file, page header first: some CVs have name and phone number only there. */
export async function readDoc(file: Buffer): Promise<string> {
  const document = await new WordExtractor().extract(file);
  // Without this option, word-extractor replaces dashes and quotes by other characters.
  const exact = { filterUnicode: false };
  return [
    document.getHeaders({ ...exact, includeFooters: false }),
    document.getTextboxes({ ...exact, includeBody: true, includeHeadersAndFooters: true }),
    document.getBody(exact),
    document.getFootnotes(exact),
    document.getFooters(exact),
  ]
    .filter((part) => part.trim() !== "")
    .join("\n");
}

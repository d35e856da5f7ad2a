import { type Line, type Place, placeOf } from "./line.ts";

/** A value of the CV, its confidence (0 to 1), and its place in the file. */
export interface Found<T> {
  value: T;
  confidence: number;
  found: Place;
}

export const valueAtLine = <T>(value: T, confidence: number, line: Line): Found<T> => ({
  value,
  confidence,
  found: placeOf(line),
});

/** A row of a section. Each field has its own confidence, 0 for missing fields. */
export interface FoundRow<T> extends Found<T> {
  confidences: Partial<Record<keyof T & string, number>>;
}

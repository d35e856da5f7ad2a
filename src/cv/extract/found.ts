import { type Line, type Place, placeOf } from "./line.ts";

/** A value of the CV, how sure it is (0 to 1), and where it was found. */
export interface Found<T> {
  value: T;
  confidence: number;
  found: Place;
}

export const foundAt = <T>(value: T, confidence: number, line: Line): Found<T> => ({
  value,
  confidence,
  found: placeOf(line),
});

/** A row of a section: each of its fields has a confidence of its own, 0 where it was not found. */
export interface FoundRow<T> extends Found<T> {
  confidences: Partial<Record<keyof T & string, number>>;
}

import { type RefObject, useCallback, useEffect, useState } from "react";
import { isControl, setValue } from "#ui/form/controls.ts";
import { defaultDuration, durations, slotsMax } from "../../../terms.ts";
import type { Slot } from "./layout.ts";

/** A row of fields for a day and a time. A new key gives the row new initial values. */
export interface TimeRow extends Partial<Slot> {
  key: number;
}

/** What the fields of the form say. */
interface Said {
  times: (Slot & { row: number })[];
  /** Rows whose day or time is missing, or is not read as one. */
  unfinished: Slot[];
  duration: number;
  interviewers: string;
}

const nothing: Said = { times: [], unfinished: [], duration: defaultDuration, interviewers: "" };

/** The rows that a form has before times are drawn. */
const emptyRows = (count: number): TimeRow[] => Array.from({ length: count }, (_, key) => ({ key }));

/**
 * Returns the rows of times of the surrounding form, what its fields say, and the functions that fill them.
 * @param inside an element in the form
 * @param several whether the form has several rows
 */
export function useFormTimes(inside: RefObject<HTMLElement | null>, several: boolean) {
  const [rows, setRows] = useState(() => emptyRows(several ? 5 : 1));
  const [said, setSaid] = useState(nothing);
  const read = useCallback(() => {
    const form = inside.current?.closest("form");
    if (form) setSaid(saidBy(new FormData(form)));
  }, [inside]);
  useEffect(() => {
    const form = inside.current?.closest("form");
    if (!form) return;
    // A field for a day posts a hidden value, which is written after the event.
    const later = () => setTimeout(read);
    for (const kind of ["input", "change"]) form.addEventListener(kind, later);
    return () => {
      for (const kind of ["input", "change"]) form.removeEventListener(kind, later);
    };
  }, [inside, read]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows are in the form when the timer runs
  useEffect(() => {
    const timer = setTimeout(read);
    return () => clearTimeout(timer);
  }, [rows, read]);
  const fill = (times: readonly Slot[]) => {
    setRows((before) => {
      const next = Math.max(...before.map(({ key }) => key)) + 1;
      const filled: TimeRow[] = [...times, ...said.unfinished]
        .slice(0, several ? slotsMax : 1)
        .map((time, index) => ({ ...time, key: next + index }));
      // The last row is for a time that is typed.
      const isFull = filled.length >= (several ? slotsMax : 1);
      return isFull ? filled : [...filled, { key: next + filled.length }];
    });
    // What is drawn is stored in the browser like what is typed.
    setTimeout(() => inside.current?.closest("form")?.dispatchEvent(new Event("input")));
  };
  const setDuration = (minutes: number) => {
    const control = inside.current?.closest("form")?.elements.namedItem("duration");
    // The longest duration that fits into the drawn hours.
    const fitting = durations.findLast((duration) => duration <= minutes);
    if (isControl(control) && fitting) setValue(control, String(fitting));
  };
  return { rows, said, fill, setDuration };
}

function saidBy(form: FormData): Said {
  const rowOf = (prefix: string): Slot => ({
    date: String(form.get(`${prefix}date`) ?? ""),
    time: String(form.get(`${prefix}time`) ?? ""),
  });
  const typed = [
    { row: 0, ...rowOf("") },
    ...Array.from({ length: slotsMax }, (_, row) => ({ row, ...rowOf(`slots[${row}].`) })),
  ].filter(({ date, time }) => date !== "" || time !== "");
  return {
    times: typed.filter(isTime),
    unfinished: typed.filter((row) => !isTime(row)),
    duration: Number(form.get("duration")) || defaultDuration,
    interviewers: form.getAll("interviewers").join(","),
  };
}

const isTime = ({ date, time }: Slot) => /^\d{4}-\d\d-\d\d$/.test(date) && /^\d\d:\d\d$/.test(time);

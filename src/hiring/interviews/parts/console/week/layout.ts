import { minute } from "#kit/clock.ts";
import { momentOf } from "#platform/reference/calendar.ts";

/** A part of a span on one day, in minutes since midnight. */
export interface Piece {
  day: string;
  from: number;
  to: number;
}

const dayMinutes = 24 * 60;

/** The days of a week, which begins on Monday. */
export const weekdayKeys = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** Returns the parts of a span on the days that it touches, in the time of Vietnam. */
export function piecesOf(span: { starts_at: string; ends_at: string }, days: readonly string[]): Piece[] {
  const [start, end] = [Date.parse(span.starts_at), Date.parse(span.ends_at)];
  return days.flatMap((day) => {
    const midnight = momentOf(day).getTime();
    const from = Math.max(0, (start - midnight) / minute);
    const to = Math.min(dayMinutes, (end - midnight) / minute);
    return from < to ? [{ day, from, to }] : [];
  });
}

/** Returns when an interview ends. */
export const endOf = (starts_at: string, minutes: number): string =>
  new Date(Date.parse(starts_at) + minutes * minute).toISOString();

/** A block beside others of the same time: the index of its lane, and the number of lanes. */
export type Laned<T> = T & { lane: number; lanes: number };

/** Returns blocks of one day in lanes, so that those of the same time are beside each other. */
export function inLanes<T extends { from: number; to: number }>(blocks: readonly T[]): Laned<T>[] {
  const placed: Laned<T>[] = [];
  let group: Laned<T>[] = [];
  let groupEnd = 0;
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane)) + 1;
    placed.push(...group.map((block) => ({ ...block, lanes })));
    group = [];
  };
  for (const block of blocks.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (block.from >= groupEnd) close();
    const isFree = (lane: number) => group.every((other) => other.lane !== lane || other.to <= block.from);
    let lane = 0;
    while (!isFree(lane)) lane += 1;
    group.push({ ...block, lane, lanes: 1 });
    groupEnd = Math.max(groupEnd, block.to);
  }
  close();
  return placed;
}

/** The hours of a day that are shown even without events. */
const usualHours = [8, 18] as const;

/** Returns the first and the last hour of the days that are shown: the usual ones, and those of the pieces. */
export function hoursOf(pieces: readonly Piece[]): readonly [first: number, last: number] {
  return [
    Math.min(usualHours[0], ...pieces.map(({ from }) => Math.floor(from / 60))),
    Math.max(usualHours[1], ...pieces.map(({ to }) => Math.ceil(to / 60))),
  ];
}

/** Returns minutes since midnight as `HH:MM`. */
export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** The steps of drawn times, in minutes. */
export const step = 15;

/** A time for an interview that was drawn. */
export interface Slot {
  date: string;
  time: string;
}

/**
 * Returns the times that begin within drawn hours, one after another; one time if the hours are shorter than an interview.
 * @param minutes the duration of the interview
 */
export function slotsIn({ day, from, to }: Piece, minutes: number): Slot[] {
  const count = Math.max(1, Math.floor((to - from) / minutes));
  return Array.from({ length: count }, (_, index) => from + index * minutes)
    .filter((start) => start + minutes <= dayMinutes)
    .map((start) => ({ date: day, time: clockOf(start) }));
}

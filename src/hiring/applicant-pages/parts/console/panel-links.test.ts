import { describe, expect, it } from "vitest";
import { linkedPanel, pageOf, panelOf, panelParameter } from "./panel-links.ts";

const pages = [
  { command: "interview", page: "/employer/1/candidates/7/interviews/new" },
  { command: "task", page: "/employer/1/tasks/create?applicant=7" },
  { command: "note", page: "/employer/1/candidates/7/notes" },
  { command: "feedback", page: "/employer/1/candidates/7/notes#feedback" },
];
const linked = (address: string) => linkedPanel(new URL(address, "https://sen.test"), pages);

describe("A link to the page of a panel", () => {
  it("names the panel, with the query that the page does not usually have", () => {
    expect(linked("/employer/1/candidates/7/interviews/new")).toEqual({ command: "interview", query: "" });
    expect(linked("/employer/1/candidates/7/interviews/new?several=1")).toEqual({
      command: "interview",
      query: "?several=1",
    });
    expect(linked("/employer/1/tasks/create?applicant=7")).toEqual({ command: "task", query: "" });
    expect(linked("/employer/1/tasks/create?applicant=7&type=call")).toEqual({
      command: "task",
      query: "?applicant=7&type=call",
    });
  });

  it("tells notes from feedback, which share a page", () => {
    expect(linked("/employer/1/candidates/7/notes")?.command).toBe("note");
    expect(linked("/employer/1/candidates/7/notes?interview=3#feedback")).toEqual({
      command: "feedback",
      query: "?interview=3",
    });
  });

  it("is no panel for another applicant or another page", () => {
    expect(linked("/employer/1/candidates/8/notes")).toBeNull();
    expect(linked("/employer/1/tasks/create?applicant=8")).toBeNull();
    expect(linked("/employer/1/tasks/create")).toBeNull();
    expect(linked("/employer/1/7")).toBeNull();
  });
});

describe("The panel in an address", () => {
  it("is read as it was written", () => {
    const panels = [
      { command: "interview", query: "" },
      { command: "task", query: "?applicant=7&type=call" },
    ];
    expect(panels.map((panel) => panelOf(panelParameter(panel)))).toEqual(panels);
    expect(panelOf(null)).toBeNull();
  });

  it("has the page's address, with its query and without a fragment", () => {
    expect(pageOf("/a/notes#feedback", "")).toBe("/a/notes");
    expect(pageOf("/a/tasks?applicant=7", "")).toBe("/a/tasks?applicant=7");
    expect(pageOf("/a/tasks?applicant=7", "?applicant=7&type=call")).toBe("/a/tasks?applicant=7&type=call");
  });
});

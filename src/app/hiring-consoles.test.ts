import { describe, expect, it } from "vitest";
import { allPages, hiringPages } from "./loaded-pages.ts";

const pageAt = (address: string) => allPages.find(({ path }) => path === address);

describe("A hiring page", () => {
  it("is declared once and mounted in the consoles of companies and agencies", () => {
    expect(hiringPages.length).toBeGreaterThan(25);
    for (const { path, file } of hiringPages) {
      expect(pageAt(`/employer/:companyId${path}`), path).toMatchObject({ file, audience: "company" });
      expect(pageAt(`/consultants${path}`), path).toMatchObject({ file, audience: "consultant" });
    }
  });

  it("takes the frame and the menu of the console it is mounted in", () => {
    const offer = "/candidates/:applicantId/offer";
    expect(pageAt(`/employer/:companyId${offer}`)).toMatchObject({
      shell: "company",
      under: "/employer/:companyId/jobs",
    });
    expect(pageAt(`/consultants${offer}`)).toMatchObject({
      shell: "consultant",
      under: "/consultants/jobs",
    });
    expect(pageAt("/consultants/tasks/create")).toMatchObject({ under: "/consultants/tasks" });
    expect(pageAt("/consultants/quick-search")).toMatchObject({ shell: null });
  });
});

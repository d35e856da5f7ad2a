import type { Services } from "#kit/services.ts";

export async function importJobs(
  _services: Services,
  _file: string,
  _companyId: number | null,
): Promise<{ lines: string[]; failed: boolean }> {
  return { lines: [], failed: true };
}

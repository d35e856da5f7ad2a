/** Pages of the people whom a company knows. */
export const talentPaths = {
  list: (companyId: number) => `/employer/${companyId}/candidates`,
  create: (companyId: number) => `/employer/${companyId}/candidates/create`,
  files: (companyId: number) => `/employer/${companyId}/candidates/cv-files`,
  /** People who let verified companies find them. */
  search: (companyId: number) => `/employer/${companyId}/candidate-search`,
  /** Where a table of candidates is uploaded. */
  import: (companyId: number) => `/employer/${companyId}/imports?kind=candidates`,
  /** Where somebody, or those of a pool, are invited to a job. */
  invite: (companyId: number, whom: { candidate: number | string } | { pool: number | string }) =>
    `/employer/${companyId}/candidates/invite?${new URLSearchParams(Object.entries(whom).map(([key, id]) => [key, String(id)]))}`,
  pools: (companyId: number) => `/employer/${companyId}/talent-pools`,
  person: (companyId: number, id: number | string) => `/employer/${companyId}/talent/${id}`,
  edit: (companyId: number, id: number | string) => `/employer/${companyId}/talent/${id}/edit`,
  /** The CV files of somebody, as they came. */
  file: (id: number | string, fileId: number | string) => `/api/v2/companies/candidates/${id}/cvs/${fileId}`,
  stopInvites: (token: string) => `/invites/stop?token=${encodeURIComponent(token)}`,
} as const;

/** Where mail programs send their one-click unsubscription (RFC 8058); a person who opens it is led to the page. */
export const stopOneClickPath = (token: string) =>
  `/api/v2/public/candidate_invites/stop?token=${encodeURIComponent(token)}`;

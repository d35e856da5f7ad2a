import type { Language } from "#kit/i18n.ts";

export const clientPaths = {
  list: "/consultants/clients",
  create: "/consultants/clients/create",
  detail: (id: number | string) => `/consultants/clients/${id}`,
  edit: (id: number | string) => `/consultants/clients/${id}/edit`,
} as const;

/** The download of the listed clients. */
export const clientsCsvPath = "/api/v2/consultants/clients.csv";

export const clientInfoPage = { en: "/agreement", vi: "/thoa-thuan" } as const;

/** The page on which a contact of a client reads the agreement. */
export const clientInfoPath = (language: Language, token: string): string =>
  `${clientInfoPage[language]}?token=${token}`;

/** The page on which a consultant adds a company of Sen as a client (spec §2). */
export const addAsClientPath = (companyId: number | string): string =>
  `/companies/add-as-client/${companyId}`;

import { useLocation } from "react-router";
import { forgotPassword, login, resetPassword } from "./contract.ts";
import { adminForgotPassword, adminLogin, adminResetPassword } from "./contract-admin.ts";

/** The pages of signing in exist twice: for everybody, and for administrators under `/admin`, which call the administrators' endpoints. */
const doors = {
  site: { under: "", forAdmins: false, login, forgotPassword, resetPassword },
  admin: {
    under: "/admin",
    forAdmins: true,
    login: adminLogin,
    forgotPassword: adminForgotPassword,
    resetPassword: adminResetPassword,
  },
} as const;

/** Returns the addresses and endpoints of signing in to which a page belongs. */
export function doorOf(pathname: string) {
  return pathname.startsWith("/admin/") ? doors.admin : doors.site;
}

/** Returns the door of the shown page. */
export const useDoor = () => doorOf(useLocation().pathname);

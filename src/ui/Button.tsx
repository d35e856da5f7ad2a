import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { cx } from "./cx.ts";
import { Icon, type IconName } from "./icons/Icon.tsx";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

// The styles of this variant are in often.css.
const base = "button";

const variants: Record<ButtonVariant, string> = {
  primary: "button-primary",
  secondary: "button-secondary",
  ghost: "button-ghost",
  danger: "button-danger",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-8 px-3 py-1 text-sm",
  md: "min-h-10 px-4 py-2 text-sm",
  lg: "min-h-12 px-6 py-2 text-base",
};

const squares: Record<ButtonSize, string> = { sm: "size-8", md: "size-10", lg: "size-12" };

/** The classes of a button, for the rare element that is neither `Button` nor `IconButton`. */
export function buttonClass({
  variant = "primary",
  size = "md",
  block = false,
}: {
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
} = {}): string {
  return cx(base, variants[variant], sizes[size], block && "w-full");
}

type Look = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Full width of its container. */
  block?: boolean;
  icon?: IconName;
  iconAfter?: IconName;
  children?: ReactNode;
};
type AsButton = Look & { busy?: boolean; to?: undefined } & Omit<ComponentProps<"button">, keyof Look>;
type AsLink = Look & { busy?: undefined; to: LinkProps["to"] } & Omit<LinkProps, keyof Look | "to">;

/** A button, or with `to` a link that looks like one. `busy` keeps its width and ignores further presses. */
export function Button(props: AsButton | AsLink) {
  const { variant, size, block, icon, iconAfter, children, className, busy, ...rest } = props;
  const look = cx(buttonClass({ variant, size, block }), className);
  const inside = (
    <>
      {icon && <Icon name={icon} size={size === "lg" ? "md" : "sm"} />}
      {children}
      {iconAfter && <Icon name={iconAfter} size={size === "lg" ? "md" : "sm"} />}
    </>
  );
  if (rest.to !== undefined) {
    return (
      <Link discover="none" {...(rest as LinkProps)} className={look}>
        {inside}
      </Link>
    );
  }
  const { to: _, type = "button", disabled, ...attributes } = rest as Omit<AsButton, keyof Look | "busy">;
  return (
    <button
      {...attributes}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={look}
    >
      {busy ? (
        <>
          <Spinner />
          <span className="inline-flex items-center gap-2 opacity-0">{inside}</span>
        </>
      ) : (
        inside
      )}
    </button>
  );
}

function Spinner() {
  return (
    <span className="absolute inset-0 grid place-items-center" aria-hidden="true">
      <span className="size-4 animate-spin rounded-full border-2 border-current border-r-transparent" />
    </span>
  );
}

/** The classes of a square button, for a link that is only an icon. */
export function iconButtonClass({
  variant = "ghost",
  size = "md",
}: {
  variant?: ButtonVariant;
  size?: ButtonSize;
} = {}): string {
  return cx(base, variants[variant], squares[size], "shrink-0");
}

/** A square button that is only an icon; its `label` is its name and its tooltip. */
export function IconButton({
  icon,
  label,
  variant = "ghost",
  size = "md",
  filled,
  className,
  type = "button",
  ...rest
}: {
  icon: IconName;
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  filled?: boolean;
} & Omit<ComponentProps<"button">, "children">) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={cx(iconButtonClass({ variant, size }), className)}
    >
      <Icon name={icon} size={size === "sm" ? "sm" : "md"} filled={filled} />
    </button>
  );
}

import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import { buttonClass } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import type { liveBanner } from "../contract.ts";
import type { BannerTone } from "../terms.ts";

/** The data of `GET /public/banner`. */
export type BannerView = NonNullable<AnswerOf<typeof liveBanner>["data"]>["attributes"];

const grounds: Record<BannerTone, string> = {
  leaf: "bg-leaf-100",
  lotus: "bg-lotus-100",
  info: "bg-info-100",
  warning: "bg-warning-100",
};

/** Shows the administrators' announcement in one line of the page, or nothing without one. The whole line is a link. */
export function Banner({
  banner,
  as: Heading = "h2",
}: {
  banner: BannerView | null | undefined;
  as?: "h2" | "h3" | "p";
}) {
  const t = useTranslations("site.labels");
  if (!banner) return null;
  const { title, text, link, image, tone } = banner;
  return (
    <section
      aria-label={title}
      className={cx("relative flex h-24 items-center gap-4 overflow-clip rounded-lg pl-4", grounds[tone])}
    >
      <div className="min-w-0 flex-1">
        <Heading className="truncate font-semibold text-ink-900">{title}</Heading>
        <p className="line-clamp-2 text-sm text-ink-700">{text}</p>
      </div>
      {link && (
        <Link
          to={link}
          rel="noopener"
          className={cx(buttonClass({ variant: "ghost" }), "card-link static mr-4")}
        >
          <span className="max-sm:sr-only">{banner.link_text ?? t("seeMore")}</span>
          <Icon name="arrow-right" size="sm" />
        </Link>
      )}
      {image && (
        <img
          src={image}
          alt=""
          loading="lazy"
          decoding="async"
          className="h-full w-1/4 shrink-0 object-cover max-md:hidden"
        />
      )}
    </section>
  );
}

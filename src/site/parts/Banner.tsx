import { useTranslations } from "use-intl";
import type { AnswerOf } from "#kit/contract.ts";
import { Button, buttonClass } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import type { liveBanner } from "../contract.ts";
import type { BannerTone } from "../terms.ts";

/** What `GET /public/banner` answers, without its envelope. */
export type BannerView = NonNullable<AnswerOf<typeof liveBanner>["data"]>["attributes"];

const grounds: Record<BannerTone, string> = {
  leaf: "bg-leaf-100",
  lotus: "bg-lotus-100",
  info: "bg-info-100",
  warning: "bg-warning-100",
};

/** The administrators' announcement; nothing while there is none. */
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
  const linkText = banner.link_text ?? t("seeMore");
  return (
    <section aria-label={title} className={cx("flex overflow-clip rounded-lg", grounds[tone])}>
      <div className="flex min-w-0 flex-1 flex-col items-start justify-center gap-3 p-5 sm:p-8">
        <Heading className="text-lg font-semibold text-ink-900 sm:text-xl">{title}</Heading>
        <p className="max-w-reading whitespace-pre-line text-ink-700">{text}</p>
        {link &&
          (link.startsWith("/") ? (
            <Button to={link} variant="secondary" iconAfter="arrow-right">
              {linkText}
            </Button>
          ) : (
            <a href={link} rel="noopener" className={buttonClass({ variant: "secondary" })}>
              {linkText}
            </a>
          ))}
      </div>
      {image && (
        <div className="relative w-2/5 max-w-form shrink-0 max-md:hidden">
          <img
            src={image}
            alt=""
            loading="lazy"
            decoding="async"
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      )}
    </section>
  );
}

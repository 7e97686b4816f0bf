import type { ReactNode } from "react";
import { Link } from "react-router";
import { useSite } from "../../present/site.tsx";

interface SiteLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A link to a page of the main marketing site, which may be another host (setting `MAIN_SITE_URL`) or this one. */
export function MainSiteLink({ to, className, children }: SiteLinkProps) {
  const { mainSiteUrl } = useSite().brand;
  if (mainSiteUrl === "") {
    return (
      <Link to={to} prefetch="intent" className={className ?? ""}>
        {children}
      </Link>
    );
  }
  return (
    <a href={`${mainSiteUrl}${to}`} className={className}>
      {children}
    </a>
  );
}

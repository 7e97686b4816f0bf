import type { ReactNode } from "react";
import { Link, usePathHere } from "../../i18n/navigation.tsx";
import { useSite } from "../../present/site.tsx";

interface SiteLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A link to a page of the main marketing site, which may be another host (setting `MAIN_SITE_URL`) or this one. */
export function MainSiteLink({ to, className, children }: SiteLinkProps) {
  const { mainSiteUrl } = useSite().brand;
  const pathHere = usePathHere();
  if (mainSiteUrl === "") {
    return (
      <Link to={to} prefetch="intent" className={className ?? ""}>
        {children}
      </Link>
    );
  }
  return (
    <a href={`${mainSiteUrl}${pathHere(to)}`} className={className}>
      {children}
    </a>
  );
}

import type { ReactNode } from "react";
import { Link, usePathHere } from "../../i18n/navigation.tsx";
import { useSite } from "../../present/site.tsx";

interface SiteLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * A link of the header, the footer or the home page to a page of the main marketing site, which may be another host (setting `MAIN_SITE_URL`) or
 * this one. What binds a booking is always read here: forms and prices link to the policies of this site (decision 0009).
 */
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

import type { ReactNode } from "react";
import { Link } from "react-router";
import { useSite } from "../../present/site.tsx";

interface SiteLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A link to a page of the main marketing site, which may be another host (setting `MAIN_SITE_URL`) or this one. */
export function MainSiteLink({ to, ...rest }: SiteLinkProps) {
  const { mainSiteUrl } = useSite().brand;
  return mainSiteUrl === "" ? <Link to={to} prefetch="intent" {...rest} /> : <a href={`${mainSiteUrl}${to}`} {...rest} />;
}

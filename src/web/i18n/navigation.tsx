import { type ComponentProps, useCallback } from "react";
import { Link as RouterLink, type NavigateOptions, NavLink as RouterNavLink, useNavigate as useRouterNavigate } from "react-router";
import { pathIn } from "./addresses.ts";
import { useLocale } from "./messages.tsx";

/** Turns a page's English address into the one of the language that is read; anything else stays as it is. */
export function usePathHere(): (page: string) => string {
  const locale = useLocale();
  return useCallback((page) => (page.startsWith("/") ? pathIn(locale, page) : page), [locale]);
}

/** React Router's link, which keeps the reader's language: `to` is a page's English address. */
export function Link({ to, ...rest }: Omit<ComponentProps<typeof RouterLink>, "to"> & { readonly to: string }) {
  return <RouterLink to={usePathHere()(to)} {...rest} />;
}

/** React Router's link that knows whether it leads here, which keeps the reader's language. */
export function NavLink({ to, ...rest }: Omit<ComponentProps<typeof RouterNavLink>, "to"> & { readonly to: string }) {
  return <RouterNavLink to={usePathHere()(to)} {...rest} />;
}

/** React Router's way to another page from a script, which keeps the reader's language. */
export function useNavigate(): (page: string, options?: NavigateOptions) => void {
  const navigate = useRouterNavigate();
  const pathHere = usePathHere();
  return useCallback((page, options) => void navigate(pathHere(page), options), [navigate, pathHere]);
}

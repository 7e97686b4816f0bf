import type { ReactNode } from "react";
import figtree from "./styles/fonts/figtree.woff2?url";
import leagueSpartan from "./styles/fonts/league-spartan.woff2?url";
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from "react-router";
import { PAPER } from "../core/colors/index.ts";
import type { Route } from "./+types/root.ts";
import { localeOf } from "./i18n/addresses.ts";
import { usePathHere } from "./i18n/navigation.tsx";
import { LocaleProvider, useMessages } from "./i18n/messages.tsx";
import { useNonce } from "./nonce.tsx";
import { useIsPlain } from "./present/plain-page.ts";
import layers from "./styles/layers.css?inline";
import "./styles/tokens.css";
import "./styles/base.css";

const preloadedFont = (href: string) => ({ rel: "preload", href, as: "font", type: "font/woff2", crossOrigin: "anonymous" }) as const;

export const links: LinksFunction = () => [
  preloadedFont(leagueSpartan),
  preloadedFont(figtree),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

export const loader = ({ url }: Route.LoaderArgs) => ({ locale: localeOf(url.pathname) });

/** The language changes with the whole document only: no link within the site leads into another, and no form. */
export const shouldRevalidate = (): boolean => false;

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = useNonce();
  const isPlain = useIsPlain();
  const { pathname } = useLocation();
  // Where not even this could be loaded, the address still says which words have been.
  const locale = useRouteLoaderData<typeof loader>("root")?.locale ?? localeOf(pathname);
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <style nonce={nonce} suppressHydrationWarning>
          {layers}
        </style>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={PAPER.day} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={PAPER.night} />
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <LocaleProvider locale={locale}>{children}</LocaleProvider>
        {!isPlain && <ScrollRestoration nonce={nonce} />}
        {!isPlain && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The last resort, when not even the shell could be made. Faults of pages are shown inside the shell. */
export function ErrorBoundary() {
  const { fault } = useMessages().shell;
  const pathHere = usePathHere();
  return (
    <main className="wrap section stack">
      <title>{fault.title}</title>
      <h1>{fault.title}</h1>
      <p className="lead">{fault.why}</p>
      <p>
        <a href={pathHere("/")}>{fault.home}</a>
      </p>
    </main>
  );
}

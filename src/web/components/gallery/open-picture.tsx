import { createContext, type ReactNode, useContext, useState } from "react";

/** The address of the picture that is shown large; null while none is. */
type OpenPicture = readonly [src: string | null, open: (src: string | null) => void];

const Kept = createContext<OpenPicture | null>(null);

/** Keeps open what is open in a gallery, while another one with the same pictures takes its place. */
export function KeepsOpenPicture({ children }: { readonly children: ReactNode }) {
  return <Kept value={useState<string | null>(null)}>{children}</Kept>;
}

/** A gallery's own, or what is kept for it. */
export function useOpenPicture(): OpenPicture {
  const own = useState<string | null>(null);
  return useContext(Kept) ?? own;
}

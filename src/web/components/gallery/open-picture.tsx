import { createContext, type ReactNode, useContext, useState } from "react";

/** What is open in a gallery: the addresses of the picture that is shown large, and of the one by whose button it was opened. */
interface OpenPicture {
  readonly shown: string;
  readonly from: string;
}

/** Null while none is. */
type OpenState = readonly [open: OpenPicture | null, setOpen: (open: OpenPicture | null) => void];

const Kept = createContext<OpenState | null>(null);

/** Keeps open what is open in a gallery, while another one with the same pictures takes its place. */
export function KeepsOpenPicture({ children }: { readonly children: ReactNode }) {
  return <Kept value={useState<OpenPicture | null>(null)}>{children}</Kept>;
}

/** A gallery's own, or what is kept for it. */
export function useOpenPicture(): OpenState {
  const own = useState<OpenPicture | null>(null);
  return useContext(Kept) ?? own;
}

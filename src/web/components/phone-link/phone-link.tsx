import type { ReactNode } from "react";
import { useMessages } from "../../i18n/messages.tsx";
import { dialAddress } from "../../../core/kernel/dial-address.ts";
import { useSite } from "../../present/site.tsx";
import styles from "./phone-link.module.css";

interface PhoneLinkProps {
  readonly className?: string | undefined;
  /** Words to show in the number's place; the number is then read out after them. */
  readonly children?: ReactNode;
  /** What a screen reader says before the number when `children` are shown. */
  readonly label?: string;
}

/** Dials the support line. Shows its number, or other words for it. */
export function PhoneLink({ className, children, label }: PhoneLinkProps) {
  const phone = useSite().brand.supportPhone;
  const { dial } = useMessages().shell;
  const name = label === undefined ? dial(phone) : `${label}, ${phone}`;
  return (
    <a className={`${styles.phone} ${className ?? ""}`} href={dialAddress(phone)} aria-label={children ? name : undefined}>
      {children ?? phone}
    </a>
  );
}

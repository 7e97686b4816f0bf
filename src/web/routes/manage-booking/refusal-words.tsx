import type { CancellationRefusal } from "../../../core/cancellation/index.ts";
import { PhoneLink } from "../../components/phone-link/phone-link.tsx";
import { useMessages } from "../../i18n/messages.tsx";

/** Where a call would help nobody: it comes by itself, or it is done. */
const NO_CALL_NEEDED: readonly CancellationRefusal[] = ["unfinished", "given_back"];

/** Why a booking cannot be canceled here, and the number to call where a call helps. */
export function RefusalWords({ refusal }: { readonly refusal: CancellationRefusal }) {
  const { refusals } = useMessages().manage;
  return (
    <>
      {refusals[refusal]} {!NO_CALL_NEEDED.includes(refusal) && <PhoneLink />}
    </>
  );
}

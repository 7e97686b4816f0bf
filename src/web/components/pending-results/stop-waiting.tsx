import { useLocation, useNavigation } from "react-router";
import { useMessages } from "../../i18n/messages.tsx";
import { useNavigate } from "../../i18n/navigation.tsx";
import { Button } from "../../ui/button/button.tsx";

/** Gives a search up that is on its way, and goes back to the page that it was made on. Nothing where none is: on the first page of a visit. */
export function StopWaiting() {
  const { shell } = useMessages();
  const { state } = useNavigation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // Nothing is asked for anew: the line that is being given up may be dead.
  const stay = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false };
  if (state === "idle") return null;
  return (
    <Button size="small" onClick={() => navigate(`${pathname}${search}`, stay)}>
      {shell.stopWaiting}
    </Button>
  );
}

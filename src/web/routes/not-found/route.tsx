import { data } from "react-router";

/** Every address that no other route knows. The shell's fault screen says what to do. */
export const loader = (): never => {
  throw data(null, { status: 404 });
};

export default function NotFound() {
  return null;
}

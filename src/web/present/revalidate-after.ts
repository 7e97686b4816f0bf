import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * `shouldRevalidate` of a page whose forms are refused where it is not any more what it shows. React Router asks nothing anew after a form that was
 * answered by 400 or more; after these statuses the page shows what there is now.
 */
export const revalidateAfter =
  (...statuses: readonly number[]) =>
  ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
    defaultShouldRevalidate || (actionStatus !== undefined && statuses.includes(actionStatus));

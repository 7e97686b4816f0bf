/** Words of the toast area itself; what toasts say lives with who says it. */
export const toasts = {
  region: "Notifications",
  dismiss: "Dismiss",
};

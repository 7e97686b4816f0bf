/** Signs short messages with the server's secret, so that what comes back can be trusted. */
export interface Signer {
  /** A code of 16 bytes over the message. */
  sign(message: Uint8Array): Uint8Array;
  /** Whether `code` is ours for the message; takes the same time whatever it is. */
  verify(message: Uint8Array, code: Uint8Array): boolean;
}

/** The English catalogue, one module per area. Its shape is the contract that every other language must fill. */
export const en = {};

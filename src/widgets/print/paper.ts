/** A page of paper, in millimetres. */
export type Paper = { width: number; height: number }

export const a4: Paper = { width: 210, height: 297 }

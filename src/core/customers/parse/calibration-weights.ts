// Written by scripts/calibration.ts from the messages of the tests. Do not edit.
/** In log odds, as the weights. */
export const limit = -2.34
export const weights: Readonly<Record<string, number>> = {
  addressLine: -4.06,
  amount: -2.25,
  chosen: 0.33,
  cod: -2.0,
  house: -2.39,
  items: -2.87,
  name: -3.35,
  odd: -0.35,
  own: 0.13,
  ownWords: 0.67,
  phones: -2.66,
  risk: 0.58,
  whole: 0.81,
}

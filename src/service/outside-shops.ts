/** A decision was about to write what belongs to a shop that its caller doesn't work for: 403, and nothing is written. */
export class OutsideShops extends Error {
  constructor() {
    super("this belongs to a shop that the caller doesn't work for")
  }
}

/** The highest sequence number that an order may bring. Those of new orders go on after it, and stay readable. */
export const mostImported = 99_999_999

/** Most characters of what an old order says. */
export const longest = {
  number: 100,
  name: 200,
  phone: 200,
  address: 500,
  subDistrict: 100,
  district: 100,
  province: 100,
  tracking: 100,
  note: 2_000,
} as const

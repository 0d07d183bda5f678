/** The fields of an address; staff's own address replaces all of them together. */
export const customerPlace = ['address', 'subDistrict', 'district', 'province', 'postNum'] as const
export type CustomerPlaceField = (typeof customerPlace)[number]

/** What orders say of their recipient, and staff may say instead. */
export const customerTexts = ['name', 'phoneNumber', ...customerPlace] as const
export type CustomerText = (typeof customerTexts)[number]

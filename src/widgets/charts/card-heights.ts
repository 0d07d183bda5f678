/** Pixels below the head of an analytics card, whatever it shows, so that any of them stand in a row. */
export const analyticsHeight = 344
/** … of a statistics card. */
export const statisticHeight = 116

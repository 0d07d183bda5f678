/** A phone on its side, or a page at 400 %: bars that stay in sight would leave no room for what they belong to. */
export const low = '(max-height: 400px)'
/** `sticky`, unless the window is low. */
export const barPosition = 'var(--_bar-position, sticky)'

/** ⌘ and ⌥ instead of Ctrl and Alt. */
export const isAppleDevice = /^Mac|^iP/.test(globalThis.navigator?.platform ?? '')

/** Borders instead of shadows, on one background: light-mode values of the public variables that differ. */
export const bordered = { surface: '#ffffff', border: '#cfc6b8', shadow: 'transparent' }

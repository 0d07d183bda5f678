/** Lines in place of shadows, on one ground: values of the public variables that change in light. */
export const bordered = { surface: '#ffffff', border: '#cfc6b8', shadow: 'transparent' }

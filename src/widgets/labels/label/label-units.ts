/** The variable that text is multiplied with: the chosen size, and the steps it shrank to fit. */
export const scale = '--_label-scale'

/** A size of text in millimetres of the paper, before it is multiplied. */
export const text = (millimetres: number): string => `calc(${millimetres}mm * var(${scale}))`

export const ink = '#000'

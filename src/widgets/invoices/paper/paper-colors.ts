/** The variables a paper is drawn with: its place gives them values. */
export const ink = '--_paper-ink'
export const soft = '--_paper-soft'
export const line = '--_paper-line'
